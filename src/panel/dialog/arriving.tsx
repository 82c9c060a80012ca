import { useEffect } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Button } from '../button.tsx';
import { Loading } from '../loading.tsx';
import { useBackButton } from './back-button.ts';
import { Overlay } from './overlay.tsx';

/**
 * Over the page until a dialog can be drawn, and given up as the dialog would be closed. The focus stays where the
 * dialog will return it to.
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
