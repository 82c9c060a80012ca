import type { ReactNode } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Badge } from '#/panel/badge.tsx';
import { useDialogEntries } from '#/panel/dialog/back-button.ts';
import { FailureBoundary } from '#/panel/failure-boundary.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#/panel/tabs.tsx';
import { roleLabel } from '#/staff/permissions.ts';
import type { SignedIn } from '#/staff/schema.ts';
import { AccountActions } from './account-actions.tsx';
import { tabs, tabValues } from './tabs.ts';

export default function Panel({ person }: { person: SignedIn }) {
  useDialogEntries();
  return (
    <Tabs values={tabValues}>
      <PanelHeader person={person}>
        <PanelTabList />
      </PanelHeader>
      <main tabIndex={-1} className="mx-auto max-w-6xl px-4 py-6 outline-none sm:px-6 sm:py-8">
        <PanelTabPanels />
      </main>
    </Tabs>
  );
}

function PanelTabList() {
  return (
    <TabList label={text.sections}>
      {tabs.map(({ value, label, icon }) => (
        <Tab key={value} value={value} icon={icon}>
          {label}
        </Tab>
      ))}
    </TabList>
  );
}

function PanelTabPanels() {
  return tabs.map(({ value, Content }) => (
    <TabPanel key={value} value={value}>
      <FailureBoundary>
        <Content />
      </FailureBoundary>
    </TabPanel>
  ));
}

function PanelHeader({ person, children }: { person: SignedIn; children: ReactNode }) {
  return (
    <header className="bg-night-900 text-snow-50">
      <div className="mx-auto grid max-w-6xl gap-4 px-4 pt-4 sm:px-6 sm:pt-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="flex min-w-0 items-center gap-3">
            <img src="/icons/emblem-light.svg" alt="" width={44} height={44} />
            <div className="min-w-0">
              <h1 className="text-xl leading-tight font-bold">{text.title}</h1>
              <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-snow-200">
                <p className="wrap-anywhere">{text.welcome(person.username)}</p>
                <Badge tone="onNight">{roleLabel(person.role)}</Badge>
              </div>
            </div>
          </div>
          <AccountActions person={person} />
        </div>
        {children}
      </div>
    </header>
  );
}
