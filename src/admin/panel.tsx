import { useQuery } from '@tanstack/react-query';
import { Images, type LucideIcon, Newspaper, RadioTower, SquareStack } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { strayFilesText } from '#/i18n/tr/form-dialog.ts';
import { frameText } from '#/i18n/tr/frame.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { uploadProgress } from '#/media/sending/upload-progress.ts';
import { NewsTab } from '#/news/admin/news-tab.tsx';
import { operationChoicesQuery } from '#/operations/queries.ts';
import { useDialogEntries } from '#/panel/dialog/closing.ts';
import { FailureBoundary, Loading } from '#/panel/failure.tsx';
import { type OperationFieldProps, OperationsContext } from '#/panel/form/operation-field.tsx';
import { lazy } from '#/panel/lazy.tsx';
import { StaffNames } from '#/panel/staff-names.ts';
import { useStore } from '#/panel/store.ts';
import { Tab, TabList, TabPanel, Tabs } from '#/panel/tabs.tsx';
import { showToast } from '#/panel/toast/toast-store.ts';
import { TooltipProvider } from '#/panel/tooltip.tsx';
import type { SignedIn } from '#/staff/answers.server.ts';
import { mayDo } from '#/staff/permissions.ts';
import { AccountActions } from './account-actions.tsx';
import { mainClass, PanelHeader } from './panel-header.tsx';

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
        <Tabs tabs={tabs}>
          <PanelHeader person={person} actions={<AccountActions person={person} />}>
            <TabList label={text.sections}>
              {tabs.map(({ value, label, icon }) => (
                <Tab key={value} value={value} icon={icon}>
                  {label}
                </Tab>
              ))}
            </TabList>
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
            <OperationsContext value={operations}>
              <PanelTabPanels />
            </OperationsContext>
          </main>
          <FailureBoundary instead={null}>
            <Uploads />
          </FailureBoundary>
        </Tabs>
      </TooltipProvider>
    </StaffNames>
  );
}

/** Shows the uploads; their code comes with the first one. */
function Uploads() {
  return useStore(uploadProgress).number > 0 && <ProgressLine />;
}

/**
 * Draws each tab in a boundary of its own, around its place too: what cannot be taken away when another tab is opened
 * fails there.
 */
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

interface PanelTab {
  value: string;
  label: string;
  icon: LucideIcon;
  Content: ComponentType;
}

const OperationsTab = lazy(() => import('#/operations/admin/operations-tab.tsx'), Loading);
const MediaTab = lazy(() => import('#/media/admin/media-tab.tsx'), Loading);
const PhotosTab = lazy(() => import('#/photos/admin/photos-tab.tsx'), Loading);

/** The first tab is open at the start, so its code comes with the panel. */
const tabs = [
  { value: 'news', label: text.news, icon: Newspaper, Content: NewsTab },
  { value: 'operations', label: text.operations, icon: RadioTower, Content: OperationsTab },
  { value: 'media', label: text.media, icon: SquareStack, Content: MediaTab },
  { value: 'photos', label: text.photos, icon: Images, Content: PhotosTab },
] as const satisfies readonly PanelTab[];

const Choice = lazy(async () => {
  const { OperationChoice } = await import('#/operations/admin/operation-choice.tsx');
  return { default: OperationChoice };
});

/** Comes with the first form, and not with the panel. Without it the form works, and the chosen operation stays. */
function LateOperationChoice(props: OperationFieldProps) {
  return (
    <FailureBoundary instead={null}>
      <Choice {...props} />
    </FailureBoundary>
  );
}

function useOperationTitle(id: number | null): string | undefined {
  const { data: operations } = useQuery({ ...operationChoicesQuery, enabled: id !== null });
  return operations?.find((operation) => operation.id === id)?.title;
}

/** Operations for the other domains, because none may import another. */
const operations = { Field: LateOperationChoice, useTitle: useOperationTitle };

/**
 * A file that falls beside the drop areas would be opened by the browser in the place of the panel. It goes to the only
 * area of the dialog that is open, or of the tab; where there are more or none, a sentence says where to drop it.
 */
function useStrayFiles(): void {
  useEffect(() => {
    // a picture of the panel itself that is dragged counts as a file, too
    let isFromHere = false;
    const stop = new AbortController();
    const listen = (type: 'dragstart' | 'dragend' | 'dragover' | 'drop', act: (event: DragEvent) => void) =>
      window.addEventListener(type, act, { signal: stop.signal });
    listen('dragstart', () => (isFromHere = true));
    listen('dragend', () => (isFromHere = false));
    listen('dragover', claimStray);
    listen('drop', (event) => claimStray(event) && !isFromHere && place(event));
    return () => stop.abort();
  }, []);
}

function claimStray(event: DragEvent): boolean {
  const isStray = !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true;
  if (isStray) event.preventDefault();
  return isStray;
}

function place({ dataTransfer }: DragEvent): void {
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document;
  const areas = [...dialog.querySelectorAll<HTMLElement>('[data-drop-area]')].filter((area) =>
    area.checkVisibility(),
  );
  const [only, ...others] = areas;
  if (only && others.length === 0)
    only.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  else
    showToast({
      title: strayFilesText.notTaken,
      description: strayFilesText.whereTo(areas.map(({ dataset }) => dataset.dropArea ?? '')),
    });
}
