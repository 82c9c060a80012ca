import { photosText as text } from '#/i18n/tr/photos.ts';

const squares = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Eight empty squares while the photos are on their way. */
export function PhotoGridSkeleton() {
  return (
    <div role="status" aria-label={text.loading}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4" aria-hidden="true">
        {squares.map((square) => (
          <li
            key={square}
            data-skeleton=""
            className="aspect-square animate-pulse rounded-card bg-snow-200"
          />
        ))}
      </ul>
    </div>
  );
}
