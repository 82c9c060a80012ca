import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useSearch } from 'wouter';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { giveFocusBack } from '../dialog/closing.ts';
import {
  dismissToast,
  offersSomething,
  type ShownToast,
  type ToastAction,
  useShownToast,
} from './toast-store.ts';

/** Toasts appear at the lower edge: on a phone above the buttons of the open form, on a wide screen left of them. */
export default function Toaster() {
  const toast = useShownToast();
  const place = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element>(null);
  usePlaceAboveFoot(place, toast !== undefined);

  /** Returns the focus to where F8 took it from. */
  function dismiss(id: number) {
    const hasKeyboard = place.current?.contains(document.activeElement);
    dismissToast(id);
    if (hasKeyboard) giveFocusBack(cameFrom.current);
  }

  function rememberWhereFrom(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  }

  /** F8 focuses the list of toasts; there Enter does what the toast offers. */
  function pressAction(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== event.currentTarget || !toast?.action) return;
    // the key would press once more, where the focus goes now
    event.preventDefault();
    toast.action.onPress();
    dismiss(toast.id);
  }

  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={text.toast}>
      {toast && <Toast key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />}
      <Radix.Viewport
        ref={place}
        hotkey={['F8']}
        label={text.toasts}
        onFocus={rememberWhereFrom}
        onKeyDown={pressAction}
        className="pointer-events-none fixed inset-x-0 bottom-(--foot) z-70 mx-auto w-full max-w-104 p-3 lg:bottom-0 lg:mx-0"
      />
    </Radix.Provider>
  );
}

/** Follows dialogs that open and close while a toast is shown. */
function usePlaceAboveFoot(place: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    if (!isShown) return;
    function lift() {
      const foot = document.querySelectorAll('[role="dialog"] footer');
      const { top = innerHeight } = [...foot].at(-1)?.getBoundingClientRect() ?? {};
      place.current?.style.setProperty('--foot', `${Math.max(0, innerHeight - top)}px`);
    }
    lift();
    const watch = new MutationObserver(lift);
    watch.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', lift);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', lift);
    };
  }, [place, isShown]);
}

/** Milliseconds in which a screen opens that belongs to what is said. */
const openingTime = 1000;

/** Takes what only tells of the screen before away, once another tab, place or dialog is opened. */
function useLeaving(toast: ShownToast, onLeave: () => void) {
  const search = useSearch();
  const since = useRef(performance.now());
  const leave = useEffectEvent(() => {
    if (!offersSomething(toast) && performance.now() - since.current > openingTime) onLeave();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address names the tab or place
  useEffect(() => leave(), [search]);
  useEffect(() => {
    const count = () => document.querySelectorAll('[role="dialog"]').length;
    let before = count();
    const watch = new MutationObserver(() => {
      const now = count();
      if (now > before) leave();
      before = now;
    });
    // dialogs stand beside the panel, not in it
    watch.observe(document.body, { childList: true });
    return () => watch.disconnect();
  }, []);
}

const looks = {
  default: {
    box: 'border-snow-50/25 border-l-signal-500 bg-night-900',
    icon: CircleCheck,
    iconClass: 'text-signal-300',
  },
  destructive: {
    box: 'border-white/25 border-l-white bg-danger-700',
    icon: CircleAlert,
    iconClass: 'text-white',
  },
};

/** Milliseconds, where something can be done with it; the others stay for the five seconds of the provider. */
const longDuration = 10_000;

function Toast({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const { box, icon: Icon, iconClass } = looks[toast.variant ?? 'default'];
  useLeaving(toast, onDismiss);
  return (
    <Radix.Root
      open
      duration={offersSomething(toast) ? longDuration : undefined}
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      data-variant={toast.variant ?? 'default'}
      // an open dialog takes the mouse from everything outside it
      className={`pointer-events-auto flex flex-wrap items-start gap-x-3 max-[20rem]:gap-x-1 rounded-card border border-l-4 py-1 pr-2 pl-4 max-[20rem]:pl-2 text-white shadow-2xl data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${box}`}
    >
      <Icon className={`mt-1.5 size-5 shrink-0 max-[20rem]:hidden ${iconClass}`} aria-hidden />
      {/* the action stands below words that it would leave no room for */}
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-3">
        <div className="grid min-w-0 flex-[1_1_9rem] grid-cols-1 py-1 wrap-anywhere">
          <Radix.Title className="leading-snug font-bold">{toast.title}</Radix.Title>
          {toast.description && (
            <Radix.Description className="text-sm leading-snug text-snow-100">
              {toast.description}
            </Radix.Description>
          )}
          {toast.detail && <p className="text-sm leading-snug text-snow-100">{toast.detail}</p>}
        </div>
        {toast.action && <ActionButton action={toast.action} />}
      </div>
      {toast.offers && toast.offers.length > 0 && (
        <div className="order-last flex w-full flex-wrap gap-2 pb-0.5">
          {toast.offers.map((offer) => (
            <ActionButton key={offer.label} action={offer} />
          ))}
        </div>
      )}
      <Radix.Close
        aria-label={text.closeToast}
        className="grid size-11 max-[20rem]:size-9 shrink-0 cursor-pointer place-items-center rounded-md text-snow-200 hover:bg-white/15 hover:text-white"
      >
        <X className="size-4" aria-hidden />
      </Radix.Close>
    </Radix.Root>
  );
}

function ActionButton({ action: { label, altText, onPress } }: { action: ToastAction }) {
  return (
    <Radix.Action
      altText={altText}
      onClick={onPress}
      className="min-h-11 max-w-full cursor-pointer self-center wrap-anywhere rounded-md border border-white/60 px-3 text-sm font-semibold hover:bg-white/15 sm:min-h-9"
    >
      {label}
    </Radix.Action>
  );
}
