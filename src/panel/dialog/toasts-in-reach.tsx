import { FocusScope } from 'radix-ui/internal';
import { toastPlaceId } from './toast-place.tsx';

/** Inside of a dialog: lets the keyboard, which the dialog holds, go to the toasts and come back. */
export function ToastsInReach() {
  FocusScope.useFocusScopeBranch(document.getElementById(toastPlaceId));
  return null;
}
