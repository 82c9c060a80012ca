import { newsText as text } from '#/i18n/tr/news.ts';

const cards = ['1', '2', '3', '4', '5', '6'];

/** Six empty cards in the shape of the real ones, while the list is on its way. */
export function NewsSkeleton() {
  return (
    <div role="status" aria-label={text.loading}>
      <ul className="card-grid" aria-hidden="true">
        {cards.map((card) => (
          <li key={card} data-skeleton="" className="overflow-hidden rounded-card bg-white shadow-card">
            <div className="aspect-3/2 animate-pulse bg-snow-200" />
            <div className="space-y-3 p-5">
              <div className="h-4 w-1/3 animate-pulse rounded bg-snow-200" />
              <div className="h-6 w-5/6 animate-pulse rounded bg-snow-200" />
              <div className="h-4 w-full animate-pulse rounded bg-snow-100" />
              <div className="h-4 w-4/5 animate-pulse rounded bg-snow-100" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
