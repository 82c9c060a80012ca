import { Tabs } from 'radix-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { foreignAccountText } from '#/i18n/tr/admin-notices.ts';
import { strayFilesText } from '#/i18n/tr/form-dialog.ts';
import { frameText } from '#/i18n/tr/frame.ts';
import { uploadProgress } from '#/media/sending/upload-progress.ts';
import { isWorkOpen, leaveDialogs, useDialogEntries } from '#/panel/dialog/closing.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { FailureBoundary } from '#/panel/failure.tsx';
import { lazy, lazyDialog } from '#/panel/lazy.tsx';
import { StaffNames } from '#/panel/person-names.tsx';
import { useStore } from '#/panel/store.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { TooltipProvider } from '#/panel/tooltip.tsx';
import { useAskedForeignAccount } from '#/panel/use-single-mutation.ts';
import type { SignedIn } from '#/staff/answers.server.ts';
import { AccountActions } from './account-actions.tsx';
import { mainClass, PanelHeader } from './first-screen.tsx';
import { TabList, TabPanels, useOpenTab } from './tabs.tsx';

const Reminders = lazy(() => import('./reminders.tsx'));

const SearchDialog = lazyDialog(() => import('./search-dialog.tsx'));

const ProgressLine = lazy(() => import('#/media/sending/progress-line.tsx'));

const mainId = 'panel';

export default function Panel({ person }: { person: SignedIn }) {
  useDialogEntries();
  useStrayFiles();
  const openTab = useOpenTab(person.role);
  const search = useSearchDialog();
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
        <Tabs.Root {...openTab}>
          <PanelHeader
            person={person}
            actions={
              <AccountActions
                person={person}
                onSearch={search.open}
                onSite={() => openTab.onValueChange('site')}
              />
            }
          >
            <TabList role={person.role} {...openTab} />
          </PanelHeader>
          <main id={mainId} tabIndex={-1} className={mainClass}>
            <FailureBoundary instead={null}>
              <Reminders person={person} />
            </FailureBoundary>
            <TabPanels open={openTab.value} />
          </main>
          <FailureBoundary instead={null}>
            <Uploads />
          </FailureBoundary>
          <ForeignAccountQuestion />
          {search.dialog}
        </Tabs.Root>
      </TooltipProvider>
    </StaffNames>
  );
}

/** Ctrl+K opens it from everywhere; not over what somebody is writing. */
function useSearchDialog() {
  const [isOpen, setOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented) return;
    event.preventDefault();
    if (!isOpen && !isWorkOpen()) leaveDialogs(() => setOpen(true));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <SearchDialog onClose={() => setOpen(false)} />,
  };
}

/** Shows the uploads; their code comes with the first one. */
function Uploads() {
  return useStore(uploadProgress).number > 0 && <ProgressLine />;
}

/** Asks an admin whose text names an account of others; every admin reads the answer 'yes' above the tabs. */
function ForeignAccountQuestion() {
  const asked = useAskedForeignAccount();
  if (!asked) return null;
  return (
    <Confirm
      title={foreignAccountText.question}
      description={`${asked.sentence} ${foreignAccountText.told}`}
      confirmLabel={foreignAccountText.publish}
      cancelLabel={foreignAccountText.mend}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    />
  );
}

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
