import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Stays after the toast has gone. */
export function FormFailure({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="grid gap-2 rounded-md border border-danger-600/40 bg-danger-50 p-3 text-sm text-danger-700"
    >
      <p className="flex items-start gap-2 font-medium">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        {message}
      </p>
      {children}
    </div>
  );
}
