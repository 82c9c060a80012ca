import { Toast as Radix } from 'radix-ui';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { giveFocusBack } from '../dialog/return-focus.ts';
import { Toast } from './toast.tsx';
import { dismissToast, useShownToast } from './toast-store.ts';

/** The one place where toasts appear: top and middle, where no dialog has its buttons. */
export function Toaster() {
  const toast = useShownToast();
  const place = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element>(null);

  /** The keyboard that was here goes back to where F8 took it from. */
  function dismiss(id: number) {
    const hasKeyboard = place.current?.contains(document.activeElement);
    dismissToast(id);
    if (hasKeyboard) giveFocusBack(cameFrom.current);
  }

  function rememberWhereFrom(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  }

  /** F8 leads to the list of toasts; from there one more key does what the toast offers. */
  function pressAction(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== event.currentTarget || !toast?.action) return;
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
        className="fixed inset-x-0 top-0 z-70 mx-auto w-full max-w-104 p-3"
      />
    </Radix.Provider>
  );
}
