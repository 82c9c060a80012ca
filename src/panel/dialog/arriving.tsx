import { panelText as text } from '#/i18n/tr/panel.ts';
import { Button } from '../button.tsx';
import { Loading } from '../loading.tsx';
import { Overlay } from './overlay.tsx';

/** Over the page until a dialog can be drawn. The focus stays where the dialog will return it to. */
export function Arriving({ onCancel }: { onCancel?: () => void }) {
  return (
    <Overlay>
      <div className="grid justify-items-center rounded-card bg-white shadow-card">
        <Loading />
        {onCancel && (
          <Button className="mb-6" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </Overlay>
  );
}
