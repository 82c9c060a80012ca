import type { ReactNode } from 'react';

/** Holds a year, a report, a right or a permit; its edges do not show on paper. */
export function Card({ id, title, children }: { id?: string; title: string | number; children: ReactNode }) {
  return (
    <section
      id={id}
      className="break-inside-avoid rounded-card bg-white p-4 shadow-card md:p-6 print:p-0 print:shadow-none"
    >
      <h2 className="mb-2 text-xl font-bold print:text-base">{title}</h2>
      {children}
    </section>
  );
}
