import { panelText as text } from '#/i18n/tr/panel.ts';
import { Spinner } from './spinner.tsx';

export function Loading({ label = text.loading }: { label?: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 p-10 text-ink-soft">
      <Spinner />
      {label}
    </p>
  );
}
