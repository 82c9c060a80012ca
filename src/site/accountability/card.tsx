import type { ReactNode } from 'react';

interface CardProps {
  id?: string;
  title: string | number;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** Holds a year, a report, a right or a permit; its edges do not show on paper. */
export function Card({ id, title, heading: Heading = 'h2', children }: CardProps) {
  return (
    <section
      id={id}
      className="@container break-inside-avoid rounded-card bg-white p-4 shadow-card md:p-6 print:p-0 print:shadow-none"
    >
      <Heading className="mb-2 text-xl font-bold print:text-base">{title}</Heading>
      {children}
    </section>
  );
}
