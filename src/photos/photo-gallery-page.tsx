import type { Reads } from '#/content/content-source.ts';
import type { FindPicture } from '#/media/library-picture.ts';
import { Island } from '#/render/island.tsx';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import type { GalleryQuery } from './gallery-query.ts';
import LazyPhotoGalleryIsland from './lazy-photo-gallery.island.tsx';
import PhotoGalleryIsland from './photo-gallery.island.tsx';
import type { GalleryPhoto, GalleryPictures } from './schema.ts';
import { showPhotos } from './shown-photos.ts';

/** `photos` is undefined when the database cannot be reached; the page is then a skeleton that goes on asking. */
export function photoGalleryPage({
  content,
  photos,
  query: { category },
  findPicture,
}: Reads<'headings'> & {
  photos: GalleryPhoto[] | undefined;
  query: GalleryQuery;
  findPicture: FindPicture;
}): Page {
  const shown = photos && showPhotos(photos, findPicture);
  const { title, lead, description } = content.headings.photos;
  return {
    title,
    description,
    status: photos ? 200 : 503,
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap py-8 md:py-10">
          {shown ? (
            <Island
              name="photo-gallery"
              component={PhotoGalleryIsland}
              props={{ photos: shown, pictures: pick(shown, findPicture), category }}
              wake="load"
            />
          ) : (
            <Island
              name="lazy-photo-gallery"
              component={LazyPhotoGalleryIsland}
              props={{ category }}
              wake="load"
            />
          )}
        </div>
      </>
    ),
  };
}

/** Goes into the page with the gallery, which cannot ask the library. */
function pick(photos: GalleryPhoto[], find: FindPicture): GalleryPictures {
  return Object.fromEntries(
    photos.flatMap(({ imageUrl }) => {
      const picture = find(imageUrl);
      return picture ? [[imageUrl, picture]] : [];
    }),
  );
}
