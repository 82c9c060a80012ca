import { type ReactNode, useEffect } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Button } from '../button.tsx';
import { FailureBoundary, Loading } from '../failure.tsx';
import { type LoadComponent, lazy } from '../lazy.tsx';
import { useBackButton } from './closing.ts';

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

/**
 * Covers the page until a dialog can be drawn, and closes as the dialog would. The focus stays where the dialog will
 * return it to.
 */
export function Arriving({ onClose }: { onClose?: () => void }) {
  return (
    <Overlay>
      <div className="grid justify-items-center rounded-card bg-white shadow-card">
        <Loading />
        {onClose && <Cancel onCancel={onClose} />}
      </div>
    </Overlay>
  );
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  useBackButton(onCancel);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onCancel();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onCancel]);
  return (
    <Button className="mb-6" onClick={onCancel}>
      {text.cancel}
    </Button>
  );
}

function Overlay({ children }: { children: ReactNode }) {
  return <div className="fixed inset-0 z-40 grid place-items-center bg-night-950/65 p-4">{children}</div>;
}
