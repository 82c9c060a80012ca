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
    <nav aria-label={label} className="mt-10 flex flex-wrap items-center justify-between gap-x-2 gap-y-4">
      <span>
        {page > 1 && (
          <a className={look} rel="prev" href={addressOf(page - 1)}>
            {text.previous}
          </a>
        )}
      </span>
      <span className="text-ink-soft">{text.here}</span>
      <span>
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
  'flex min-h-11 items-center rounded-md border border-snow-300 bg-white px-4 font-semibold hover:border-night-700';
