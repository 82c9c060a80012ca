import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { FocusScope } from 'radix-ui/internal';
import type { ReactNode } from 'react';
import type { GuidePart } from '#/i18n/tr/guide.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Button } from '../button.tsx';
import { FailureBoundary } from '../failure.tsx';
import { HelpLink } from '../help-link.tsx';
import { toastPlaceId, useBackButton, useDialogFocus } from './closing.ts';

interface DialogProps {
  title: string;
  description?: string;
  /** Beside the title. */
  mark?: ReactNode;
  /** Called by Escape, the close button, the browser's Back or a press outside; the owner decides whether the dialog closes. */
  onClose: () => void;
  isWide?: boolean;
  /** For two columns, where the screen has room. */
  isWidest?: boolean;
  /** Starts with the focus on the dialog itself: no key changes the first field, and no phone opens its keyboard. */
  isFocusOnDialog?: boolean;
  /** Selector of the field that starts with the focus, on a phone too. */
  firstField?: string;
  /** The part of the guide that tells of it. */
  help?: GuidePart;
  children: ReactNode;
}

/** Open for as long as it is mounted. */
export function Dialog({
  title,
  description,
  mark,
  onClose,
  isWide,
  isWidest,
  isFocusOnDialog,
  firstField,
  help,
  children,
}: DialogProps) {
  const focus = useDialogFocus({ isOnDialog: isFocusOnDialog, field: firstField });
  useBackButton(onClose);
  const usualWidth = isWide ? 'sm:w-[min(100vw-3rem,52rem)]' : 'sm:w-[min(100vw-3rem,29rem)]';
  const width = isWidest ? 'sm:w-[min(100vw-3rem,78rem)]' : usualWidth;
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...focus}
          className={`fixed inset-0 z-50 flex flex-col bg-white outline-none max-sm:scroll-pb-16 cramped:overflow-y-auto sm:inset-auto sm:scroll-pt-16 sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-3rem)] sm:-translate-1/2 sm:rounded-card sm:shadow-2xl ${width}`}
        >
          <header
            className={`grid min-h-16 shrink-0 content-center gap-0.5 border-b border-snow-200 py-3 ${help ? 'pr-26 max-[20rem]:min-h-28 max-[20rem]:pr-16' : 'pr-16'} pl-5 sm:pl-6`}
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Radix.Title className="min-w-0 text-lg leading-tight font-bold wrap-anywhere">
                {title}
              </Radix.Title>
              {mark}
            </div>
            {description && (
              <Radix.Description className="text-sm leading-snug text-ink-soft">
                {description}
              </Radix.Description>
            )}
          </header>
          <FailureBoundary around={(failure) => <DialogBody>{failure}</DialogBody>}>
            {children}
          </FailureBoundary>
          <ToastsInReach />
          {help && (
            <HelpLink
              part={help}
              className="absolute top-2.5 right-13 max-[20rem]:top-13.5 max-[20rem]:right-2.5"
            />
          )}
          {/* last, because the keyboard starts at the dialog's first control */}
          <Radix.Close asChild>
            <Button look="quiet" size="icon" aria-label={text.close} className="absolute top-2.5 right-2.5">
              <X className="size-5" aria-hidden />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Says in a dialog without a description of its own what waits in it, which is read aloud with its title. */
export const DialogWaiting = Radix.Description;

/**
 * Scrolls between header and footer; where these would leave no room, the whole dialog scrolls instead (`cramped` in
 * admin.css). A toolbar sticks to `--edge`, over the padding, and the scroll padding keeps what is written clear of
 * it.
 */
export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div
      data-scrolls
      className="grid min-h-0 flex-1 grid-cols-1 content-start gap-5 overflow-y-auto px-5 py-5 [--edge:-1.25rem] scroll-pb-16 sm:scroll-pt-16 sm:px-6 cramped:flex-none cramped:overflow-visible cramped:[--edge:0px]"
    >
      {children}
    </div>
  );
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-row-reverse flex-wrap gap-3 border-t border-snow-200 bg-snow-50 px-5 py-3 sm:rounded-b-card sm:px-6">
      {children}
    </footer>
  );
}

/** Stands outside the body, where scrolling cannot hide it. */
export function DialogNotice({ children }: { children: ReactNode }) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what may be higher than its place
      tabIndex={0}
      className="max-h-[40dvh] shrink-0 overflow-y-auto border-t border-snow-200 px-5 py-3 sm:px-6"
    >
      {children}
    </div>
  );
}

/** Lets the keyboard, which a dialog holds, go from inside of it to the toasts and come back. */
export function ToastsInReach() {
  FocusScope.useFocusScopeBranch(document.getElementById(toastPlaceId));
  return null;
}

export const overlayClass = 'fixed inset-0 z-50 bg-night-950/65';
