import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  hint?: string;
  children?: ReactNode;
}

export function EmptyState({ icon: Icon, title, hint, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-snow-400 bg-white px-6 py-14 text-center">
      <span className="mb-1 grid size-14 place-items-center rounded-full bg-snow-100 text-night-600">
        <Icon className="size-7" aria-hidden />
      </span>
      <p className="text-lg font-bold">{title}</p>
      {hint && <p className="max-w-prose text-ink-soft">{hint}</p>}
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}
