/** The ways to the parts of a long list before and after this one. Nothing for a list of one part. */
export function PageLinks({
  label,
  page,
  pages,
  text,
  addressOf,
}: {
  label: string;
  /** Starts at 1. */
  page: number;
  pages: number;
  text: { previous: string; next: string; here: string };
  addressOf: (page: number) => string;
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-10 flex flex-wrap items-center justify-between gap-4 print:hidden">
      <span className="max-sm:flex-1">
        {page > 1 && (
          <a className={look} rel="prev" href={addressOf(page - 1)}>
            {text.previous}
          </a>
        )}
      </span>{' '}
      <span className="text-center text-ink-soft max-sm:order-first max-sm:basis-full">{text.here}</span>{' '}
      <span className="max-sm:flex-1">
        {page < pages && (
          <a className={look} rel="next" href={addressOf(page + 1)}>
            {text.next}
          </a>
        )}
      </span>
    </nav>
  );
}

const look =
  'flex min-h-11 items-center justify-center rounded-md border border-snow-300 bg-white px-3 py-1 text-center leading-snug font-semibold hover:border-night-700 sm:px-4';
