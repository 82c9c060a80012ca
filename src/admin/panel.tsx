import type { ReactNode } from 'react';
import { frameText } from '#/i18n/tr/frame.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { uploadsUnderWay } from '#/media/sending/uploads-under-way.ts';
import { useDialogEntries } from '#/panel/dialog/back-button.ts';
import { FailureBoundary } from '#/panel/failure.tsx';
import { useStrayFiles } from '#/panel/form/stray-files.ts';
import { lazy } from '#/panel/lazy.tsx';
import { StaffNames } from '#/panel/staff-names.ts';
import { useStore } from '#/panel/store.ts';
import { Tab, TabList, TabPanel, Tabs } from '#/panel/tabs.tsx';
import { TooltipProvider } from '#/panel/tooltip.tsx';
import { mayDo } from '#/staff/permissions.ts';
import type { SignedIn } from '#/staff/schema.ts';
import { AccountActions } from './account-actions.tsx';
import { mainClass, PanelHeader } from './panel-header.tsx';
import { tabs, tabValues } from './tabs.ts';
import { WithOperations } from './with-operations.tsx';

const FirstSteps = lazy(() => import('#/staff/admin/first-steps.tsx'));

const AccountsNotice = lazy(() => import('#/documents/admin/proposals/accounts-notice.tsx'));

const ProgressLine = lazy(() => import('#/media/sending/progress-line.tsx'));

const mainId = 'panel';

export default function Panel({ person }: { person: SignedIn }) {
  useDialogEntries();
  useStrayFiles();
  return (
    <StaffNames value={person.names}>
      <TooltipProvider>
        <button
          type="button"
          onClick={() => document.getElementById(mainId)?.focus()}
          className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-white focus:px-4 focus:py-3 focus:font-semibold"
        >
          {frameText.skipToContent}
        </button>
        <Tabs values={tabValues} titleOf={(value) => tabs.find((tab) => tab.value === value)?.label ?? ''}>
          <PanelHeader person={person} actions={<AccountActions person={person} />}>
            <PanelTabList />
          </PanelHeader>
          <main id={mainId} tabIndex={-1} className={mainClass}>
            {(person.mustChangePassword || !person.displayName) && (
              <FailureBoundary instead={null}>
                <FirstSteps person={person} />
              </FailureBoundary>
            )}
            {mayDo(person.role, 'site') && (
              <FailureBoundary instead={null}>
                <AccountsNotice />
              </FailureBoundary>
            )}
            <WithOperations>
              <PanelTabPanels />
            </WithOperations>
          </main>
          <FailureBoundary instead={null}>
            <Uploads />
          </FailureBoundary>
        </Tabs>
      </TooltipProvider>
    </StaffNames>
  );
}

/** Its code comes with the first upload. */
function Uploads() {
  return useStore(uploadsUnderWay).number > 0 && <ProgressLine />;
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

/** Each in a boundary of its own, around its place too: what cannot be taken away when another tab is opened fails there. */
function PanelTabPanels() {
  return tabs.map(({ value, Content }) => {
    const inPanel = (content: ReactNode) => <TabPanel value={value}>{content}</TabPanel>;
    return (
      <FailureBoundary key={value} around={inPanel}>
        {inPanel(<Content />)}
      </FailureBoundary>
    );
  });
}
