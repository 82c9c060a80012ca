import type { ReactNode } from 'react';

interface ClosingCallProps {
  id: string;
  title: string;
  text: string;
  /** The ways to go on, as buttons. */
  children: ReactNode;
}

/** The band at a page's end that says what the reader can do next. */
export function ClosingCall({ id, title, text, children }: ClosingCallProps) {
  return (
    <section aria-labelledby={id} className="bg-contours bg-night-800 text-white print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-10">
        <div className="min-w-0 max-w-2xl">
          <h2 id={id} className="text-2xl font-bold wrap-anywhere">
            {title}
          </h2>
          <p className="mt-2 text-lg text-snow-200">{text}</p>
        </div>
        <p className="flex flex-wrap gap-3">{children}</p>
      </div>
    </section>
  );
}
