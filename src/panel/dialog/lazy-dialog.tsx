import { FailureBoundary } from '../failure-boundary.tsx';
import { type LoadComponent, lazy } from '../lazy.tsx';
import { Arriving } from './arriving.tsx';
import { Overlay } from './overlay.tsx';

export function lazyDialog<Props extends { onClose?: () => void }>(load: LoadComponent<Props>) {
  const Dialog = lazy(load, Arriving);
  return Object.assign(
    (props: Props) => (
      <FailureBoundary around={(failure) => <Overlay>{failure}</Overlay>} onClose={props.onClose}>
        <Dialog {...props} />
      </FailureBoundary>
    ),
    { fetchCode: Dialog.fetchCode },
  );
}

/** Waits for its code. @returns false when that does not come */
export const isHere = (dialog: { fetchCode: () => Promise<unknown> }): Promise<boolean> =>
  dialog.fetchCode().then(
    () => true,
    () => false,
  );
