import { Toast as Radix } from 'radix-ui';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Toast } from './toast.tsx';
import { dismissToast, useShownToast } from './toast-store.ts';

/** The one place where toasts appear: top and middle, where no dialog has its buttons. Figures of SPEC section 9. */
export function Toaster() {
  const toast = useShownToast();
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={text.toast}>
      {toast && <Toast key={toast.id} toast={toast} onDismiss={() => dismissToast(toast.id)} />}
      <Radix.Viewport
        hotkey={['F8']}
        label={text.toasts}
        className="fixed inset-x-0 top-0 z-70 mx-auto w-full max-w-104 p-3"
      />
    </Radix.Provider>
  );
}
