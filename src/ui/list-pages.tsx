interface ListPagesProps {
  label: string;
  /** Starts at 1. */
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  words: { newer: string; older: string; page: (number: number) => string };
}

const look =
  'flex min-h-11 items-center rounded-md border border-snow-300 bg-white px-4 font-semibold hover:border-night-700';

/** Ways to the next page of a list and back, of which the newest stands on the first. */
export function ListPages({ label, page, pages, addressOf, words }: ListPagesProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-10 flex flex-wrap items-center justify-between gap-4 print:hidden">
      <span>
        {page > 1 && (
          <a className={look} rel="prev" href={addressOf(page - 1)}>
            {words.newer}
          </a>
        )}
      </span>
      <span className="text-ink-soft">{words.page(page)}</span>
      <span>
        {page < pages && (
          <a className={look} rel="next" href={addressOf(page + 1)}>
            {words.older}
          </a>
        )}
      </span>
    </nav>
  );
}
