interface ListPagesProps {
  label: string;
  /** Starts at 1. */
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  words: { newer: string; older: string; page: (number: number) => string };
}

const look =
  'flex min-h-11 items-center justify-center rounded-md border border-snow-300 bg-white px-3 py-1 text-center leading-snug font-semibold hover:border-night-700 sm:px-4';

/** Ways to the next page of a list and back, of which the newest stands on the first. */
export function ListPages({ label, page, pages, addressOf, words }: ListPagesProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-10 flex flex-wrap items-center justify-between gap-4 print:hidden">
      <span className="max-sm:flex-1">
        {page > 1 && (
          <a className={look} rel="prev" href={addressOf(page - 1)}>
            {words.newer}
          </a>
        )}
      </span>
      <span className="text-center text-ink-soft max-sm:order-first max-sm:basis-full">
        {words.page(page)}
      </span>
      <span className="max-sm:flex-1">
        {page < pages && (
          <a className={look} rel="next" href={addressOf(page + 1)}>
            {words.older}
          </a>
        )}
      </span>
    </nav>
  );
}
