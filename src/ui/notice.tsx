import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** For an emergency, or for a warning that saves somebody's money. */
export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div
      role="note"
      className="flex gap-3 rounded-card border-l-4 border-danger-600 bg-danger-50 px-4 py-4 text-danger-700 md:px-5"
    >
      <TriangleAlert aria-hidden="true" size={22} className="mt-0.5 shrink-0" />
      <div className="max-w-[80ch] space-y-1 font-semibold">
        {title && <p className="font-bold">{title}</p>}
        <p>{children}</p>
      </div>
    </div>
  );
}
