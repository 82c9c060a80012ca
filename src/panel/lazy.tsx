import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Button } from './button.tsx';
import { useBackButton } from './dialog/closing.ts';
import { FailureBoundary, Loading, MissingCode } from './failure.tsx';

type LoadComponent<Props> = () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>;

interface Arrival<Props> {
  Component?: ComponentType<Props>;
  failure?: { reason: unknown };
}

/**
 * Loads a component when it is first shown; later it is there at once.
 * React's `lazy` would hold back what arrives within 300 ms of its placeholder, even on a fast line.
 * The placeholder is drawn with the same properties. `fetchCode` fetches it before it is shown.
 * @throws {MissingCode} while drawing, with what kept the code from arriving
 */
export function lazy<Props extends object>(
  load: LoadComponent<Props>,
  Placeholder: ComponentType<Props> = Nothing,
) {
  let arrived: ComponentType<Props> | undefined;
  async function fetchCode() {
    const loaded = await load();
    arrived = 'default' in loaded ? loaded.default : loaded;
    return arrived;
  }
  function Lazy(props: Props) {
    const [{ Component, failure }, setArrival] = useState<Arrival<Props>>({ Component: arrived });
    useEffect(() => {
      if (Component) return;
      fetchCode().then(
        (arrived) => setArrival({ Component: arrived }),
        (reason) => setArrival({ failure: { reason } }),
      );
    }, [Component]);
    if (failure) throw new MissingCode(String(failure.reason), { cause: failure.reason });
    return Component ? <Component {...props} /> : <Placeholder {...props} />;
  }
  return Object.assign(Lazy, { fetchCode });
}

const Nothing = () => null;

/** Loads a dialog when it is first opened. */
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
