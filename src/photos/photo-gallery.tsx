import { photoCategories } from '#/content/kinds.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { FilterLink } from '#/ui/filter-link.tsx';
import { PageLinks } from '#/ui/page-links.tsx';
import { DrawnNote } from './drawn-note.tsx';
import { type GalleryQuery, galleryAddress, photosPerPage } from './gallery-query.ts';
import { PhotoGrid } from './photo-grid.tsx';
import type { GalleryPart } from './schema.ts';

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
