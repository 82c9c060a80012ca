import { photosText as text } from '#/i18n/tr/photos.ts';
import { Island } from '#/render/island.tsx';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import type { GalleryQuery } from './gallery-query.ts';
import LatePhotoGalleryIsland from './late-photo-gallery.island.tsx';
import PhotoGalleryIsland from './photo-gallery.island.tsx';
import type { GalleryPhoto } from './schema.ts';

/** /operation-photos. Without `photos` (the database cannot be reached) it is the skeleton, which goes on asking. */
export function photoGalleryPage({
  photos,
  query: { category },
}: {
  photos: GalleryPhoto[] | undefined;
  query: GalleryQuery;
}): Page {
  return {
    title: text.title,
    description: text.description,
    status: photos ? 200 : 503,
    body: (
      <>
        <PageHeader title={text.title} lead={text.description} />
        <div className="wrap py-8 md:py-10">
          {photos ? (
            <Island
              name="photo-gallery"
              component={PhotoGalleryIsland}
              props={{ photos, category }}
              wake="load"
            />
          ) : (
            <Island
              name="late-photo-gallery"
              component={LatePhotoGalleryIsland}
              props={{ category }}
              wake="load"
            />
          )}
        </div>
      </>
    ),
  };
}
