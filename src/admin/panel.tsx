import { Tabs } from '#/panel/tabs.tsx';
import type { SignedIn } from '#/staff/schema.ts';
import { PanelHeader } from './panel-header.tsx';
import { PanelTabList, PanelTabPanels } from './panel-tabs.tsx';
import { tabs } from './tabs.ts';

export default function Panel({ person }: { person: SignedIn }) {
  return (
    <Tabs defaultValue={tabs[0].value}>
      <PanelHeader person={person}>
        <PanelTabList />
      </PanelHeader>
      <main tabIndex={-1} className="mx-auto max-w-6xl px-4 py-6 outline-none sm:px-6 sm:py-8">
        <PanelTabPanels />
      </main>
    </Tabs>
  );
}
