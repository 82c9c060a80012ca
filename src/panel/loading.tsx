import { LoaderCircle } from 'lucide-react';
import { panelText as text } from '#/i18n/tr/panel.ts';

export function Loading({ label = text.loading }: { label?: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 p-10 text-ink-soft">
      <Spinner />
      {label}
    </p>
  );
}

export function Spinner() {
  return <LoaderCircle className="size-4 animate-spin" aria-hidden />;
}
