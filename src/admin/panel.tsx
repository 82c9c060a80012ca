import type { ReactNode } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { uploadsUnderWay } from '#/media/sending/uploads-under-way.ts';
import { Badge } from '#/panel/badge.tsx';
import { useDialogEntries } from '#/panel/dialog/back-button.ts';
import { FailureBoundary } from '#/panel/failure-boundary.tsx';
import { lazy } from '#/panel/lazy.tsx';
import { useStore } from '#/panel/store.ts';
import { Tab, TabList, TabPanel, Tabs } from '#/panel/tabs.tsx';
import { TooltipProvider } from '#/panel/tooltip.tsx';
import { roleLabel } from '#/staff/permissions.ts';
import type { SignedIn } from '#/staff/schema.ts';
import { AccountActions } from './account-actions.tsx';
import { tabs, tabValues } from './tabs.ts';

const PasswordAdvice = lazy(() => import('#/staff/admin/password-advice.tsx'));

const ProgressLine = lazy(() => import('#/media/sending/progress-line.tsx'));

export default function Panel({ person }: { person: SignedIn }) {
  useDialogEntries();
  return (
    <TooltipProvider>
      <Tabs values={tabValues}>
        <PanelHeader person={person}>
          <PanelTabList />
        </PanelHeader>
        <main tabIndex={-1} className="mx-auto max-w-6xl px-4 py-6 outline-none sm:px-6 sm:py-8">
          {person.mustChangePassword && (
            <FailureBoundary instead={null}>
              <PasswordAdvice username={person.username} />
            </FailureBoundary>
          )}
          <PanelTabPanels />
        </main>
        <Uploads />
      </Tabs>
    </TooltipProvider>
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

function PanelTabPanels() {
  return tabs.map(({ value, Content }) => (
    <TabPanel key={value} value={value}>
      <FailureBoundary>
        <Content />
      </FailureBoundary>
    </TabPanel>
  ));
}

/** One line on a phone, where the account menu holds the rest. */
function PanelHeader({ person, children }: { person: SignedIn; children: ReactNode }) {
  return (
    <header className="bg-night-900 text-snow-50">
      <div className="mx-auto grid max-w-6xl px-4 pt-1.5 sm:gap-4 sm:px-6 sm:pt-5">
        <div className="flex items-center justify-between gap-x-3 gap-y-4 sm:flex-wrap sm:gap-x-6">
          <div className="flex min-w-0 items-center gap-2.5 sm:gap-3">
            <img src="/icons/emblem-light.svg" alt="" className="size-8 sm:size-11" />
            <div className="min-w-0">
              <h1 className="text-base leading-tight font-bold sm:text-xl">{text.title}</h1>
              <div className="flex items-center gap-x-2 gap-y-1 text-xs text-snow-200 sm:mt-1 sm:flex-wrap sm:text-sm">
                <p className="max-sm:truncate sm:wrap-anywhere">{text.welcome(person.username)}</p>
                <span className="inline-flex max-sm:hidden">
                  <Badge tone="onNight">{roleLabel(person.role)}</Badge>
                </span>
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
