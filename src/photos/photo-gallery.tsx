import { photoCategories } from '#/content/kinds.ts';
import { findPictureAlt } from '#/content/picture-alt.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { Picture } from '#/media/picture.tsx';
import { FilterLink } from '#/ui/filter-link.tsx';
import { PageLinks } from '#/ui/page-links.tsx';
import type { GalleryPart } from './answers.server.ts';
import { type GalleryQuery, galleryAddress, photosPerPage } from './gallery-query.ts';
import type { GalleryPhoto } from './schema.ts';

/** `part` is undefined while it is being fetched. */
export function PhotoGallery({ part, query }: { part: GalleryPart | undefined; query: GalleryQuery }) {
  const { category, page } = query;
  const total = part?.total ?? 0;
  const pages = Math.ceil(total / photosPerPage);
  return (
    <>
      {part && <DrawnNote photos={part.photos} />}
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PhotoFilter chosen={category} />
        <p role="status" className="text-ink-soft">
          {total > 0 && text.number(total)}
        </p>
      </div>
      <PhotoGrid photos={part?.photos} />
      <PageLinks
        label={text.pages}
        page={page}
        pages={pages}
        text={{ previous: text.previousPage, next: text.nextPage, here: text.page(page, pages) }}
        addressOf={(number) => galleryAddress({ category, page: number })}
      />
    </>
  );
}

function PhotoFilter({ chosen }: { chosen: GalleryQuery['category'] }) {
  return (
    <nav aria-label={text.filterLabel}>
      <ul className="flex flex-wrap gap-2">
        {[null, ...photoCategories].map((category) => (
          <li key={category ?? ''}>
            <FilterLink href={galleryAddress({ category })} isChosen={category === chosen}>
              {category ? text.categories[category] : text.all}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Photos that are on the first screen of most phones, and that no script need show. */
const firstRow = 2;

/** Grid of photos, for use among the links of the viewer's island, or where a link to the picture is enough. */
export function PhotoGrid({
  photos,
  limit,
}: {
  /** Undefined while they are being fetched. */
  photos: GalleryPhoto[] | undefined;
  /** The most that the grid shows. */
  limit?: number;
}) {
  if (!photos) return <PhotoGridSkeleton />;
  if (photos.length === 0) return <p className="py-16 text-center text-lg text-ink-soft">{text.empty}</p>;
  return (
    <ul
      data-late-pictures=""
      className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-4 lg:grid-cols-4"
    >
      {photos.slice(0, limit).map((photo, index) => (
        <li key={photo.id} className="min-w-0">
          <PhotoTile photo={photo} index={index} />
        </li>
      ))}
    </ul>
  );
}

const squares = ['1', '2', '3', '4', '5', '6', '7', '8'];

function PhotoGridSkeleton() {
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

/** A link to the picture file, which the viewer replaces where scripts run. */
function PhotoTile({ photo: { imageUrl, title }, index }: { photo: GalleryPhoto; index: number }) {
  return (
    <a href={imageUrl} data-opens={index} className="group block data-waiting:animate-pulse">
      <span
        className={`block aspect-3/2 overflow-hidden rounded-card bg-night-800 ${index < firstRow ? '' : 'picture-waits'}`}
      >
        <Picture
          url={imageUrl}
          alt={findPictureAlt(imageUrl)}
          sizes="(min-width: 1024px) 18rem, (min-width: 640px) 32vw, 28vw"
          isMain={index === 0}
          className="transition-transform duration-500 group-hover:scale-103"
        />
      </span>
      <span className="mt-2 block leading-snug font-semibold wrap-anywhere group-hover:underline">
        {title}
      </span>
    </a>
  );
}

/** Says that pictures which ship with the site are drawings; what staff upload is a photograph and needs no word. */
export function DrawnNote({ photos }: { photos: GalleryPhoto[] }) {
  const drawn = photos.filter(({ imageUrl }) => imageUrl.startsWith('/artwork/'));
  if (drawn.length === 0) return null;
  return (
    <p className="mb-4 text-ink-soft">{drawn.length === photos.length ? text.allDrawn : text.someDrawn}</p>
  );
}
