import { Fragment, type ReactNode, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { formDialogText as text } from '#/i18n/tr/form-dialog.ts';
import type { GuidePart } from '#/i18n/tr/guide.ts';
import { unfinishedText } from '#/i18n/tr/unfinished.ts';
import { BusyButton, Button } from '../button.tsx';
import { hasTouchKeyboard } from '../dialog/closing.ts';
import { Confirm } from '../dialog/confirm.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useLeaveGuard, useLeaving } from './leave-guard.ts';
import { OverNewForm } from './over-new-form.ts';

interface LocalDraft {
  /** An earlier, unsaved text that was restored. */
  draft?: { typedAt: string };
  /** False when this device has no room for what is typed. */
  isOnDevice: boolean;
  /** True for something that is not stored yet, so that there is nothing to go back to. */
  isNew: boolean;
  startOver: () => void;
  timesStartedOver: number;
  /** Puts the text aside, so that the form is empty again. */
  parking?: { isBusy: boolean; busyLabel: string; onClick: () => void } | undefined;
  /** Removes the text from this device once it is saved or given up. */
  forget: () => void;
}

interface FormDialogProps {
  title: string;
  description?: string;
  /** Beside the title. */
  mark?: ReactNode;
  isWide?: boolean;
  isWidest?: boolean;
  isFocusOnDialog?: boolean;
  help?: GuidePart;
  isDirty: boolean;
  /** Closed without a question, because what was typed stays on the device, to be gone on with. */
  keepsText?: boolean;
  localDraft?: LocalDraft;
  /** Where what was typed can be stored without anybody seeing it. */
  saveDraft?: { press: () => void; isRefused: () => boolean } | undefined;
  onClose: () => void;
  /** `close` is for the cancel button, `finish` for after saving. */
  children: (ways: { close: () => void; finish: () => void }) => ReactNode;
}

/** Asks before it throws away what was typed. */
export function FormDialog({
  isDirty,
  keepsText = false,
  localDraft,
  saveDraft,
  mark,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const overNewForm = useContext(OverNewForm);
  const parking = isDirty && localDraft?.parking;
  const leave = useLeaving(onClose);
  useLeaveGuard(isDirty);
  function finish() {
    localDraft?.forget();
    leave();
  }
  function close() {
    if (keepsText) onClose();
    else if (isDirty) setAsking(true);
    else finish();
  }
  function leaveBy(act: () => void) {
    flushSync(() => setAsking(false));
    // the question gives the focus back when it is gone, which must not take it from the field that a save leads to
    setTimeout(act);
  }
  /** Offers what keeps the text; a draft that lacks something would only be refused. */
  function otherWay() {
    if (!saveDraft) return undefined;
    const isParked = parking && saveDraft.isRefused();
    return isParked
      ? { label: unfinishedText.park, onPress: () => leaveBy(parking.onClick) }
      : { label: text.saveDraft, onPress: () => leaveBy(saveDraft.press) };
  }
  return (
    <Dialog
      {...dialog}
      firstField={hasTouchKeyboard() ? undefined : inForm}
      onClose={close}
      mark={
        <>
          {mark}
          {parking && (
            <BusyButton {...parking} size="small" look="quiet" className="-mx-2 -my-1 underline">
              {unfinishedText.park}
            </BusyButton>
          )}
        </>
      }
    >
      {isDirty && localDraft?.isOnDevice === false && (
        <p
          role="status"
          className="border-b border-snow-200 bg-danger-50 px-5 py-3 text-sm font-medium text-danger-700 sm:px-6"
        >
          {text.notKept}
        </p>
      )}
      {localDraft?.draft && <LocalDraftNotice {...localDraft} typedAt={localDraft.draft.typedAt} />}
      {/* the text of this form must be on the device before another takes its place */}
      {localDraft?.parking && !localDraft.draft && localDraft.isOnDevice && overNewForm}
      {/* what fields remember of the text that was given up, such as a deleted entry, goes with it */}
      <Fragment key={localDraft?.timesStartedOver}>{children({ close, finish })}</Fragment>
      {isAsking && (
        <Confirm
          title={text.unsaved}
          description={text.unsavedHint}
          confirmLabel={text.discard}
          cancelLabel={text.backToEditing}
          other={otherWay()}
          onConfirm={finish}
          onCancel={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}

/** What stands above the form, such as the offer of another text, is not what one has come for. */
const inForm = 'form :is(input:not([hidden], [type=file]), textarea, select, button)';

/** Asks before it removes the text that has just been brought back over something stored. */
function LocalDraftNotice({
  typedAt,
  isNew,
  startOver,
}: Pick<LocalDraft, 'isNew' | 'startOver'> & { typedAt: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-snow-200 bg-safe-50 px-5 py-3 text-sm text-safe-700 sm:px-6"
    >
      <p>{text.broughtBack(formatRelativeTime(typedAt, new Date()))}</p>
      {!isNew && (
        <Button size="small" onClick={() => setAsking(true)}>
          {text.backToStored}
        </Button>
      )}
      {isAsking && (
        <Confirm
          title={text.dropText}
          description={text.dropTextHint}
          confirmLabel={text.backToStored}
          cancelLabel={text.backToEditing}
          onConfirm={startOver}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
