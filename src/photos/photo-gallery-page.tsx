import type { Reads } from '#/content/content-source.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { Island, IslandOfLinks } from '#/render/island.tsx';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import type { GalleryPart } from './answers.server.ts';
import type { GalleryQuery } from './gallery-query.ts';
import LazyPhotoGallery from './lazy-photo-gallery.island.tsx';
import { PhotoGallery } from './photo-gallery.tsx';
import PhotoViewer from './photo-viewer.island.tsx';

/** `part` is undefined when the database cannot be reached; the page is then a skeleton that goes on asking. */
export function photoGalleryPage({
  content,
  part,
  query,
}: Reads<'headings'> & {
  part: GalleryPart | undefined;
  query: GalleryQuery;
}): Page {
  const { title, lead, description } = content.headings.photos;
  return {
    title,
    description,
    status: part ? 200 : 503,
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap py-8 md:py-10">
          {part ? (
            <IslandOfLinks name="photo-viewer" component={PhotoViewer} props={{ part, query }}>
              <PhotoGallery part={part} query={query} />
            </IslandOfLinks>
          ) : (
            <Island name="lazy-photo-gallery" component={LazyPhotoGallery} props={{ query }} />
          )}
          <p className="mt-8 print:hidden">
            <TextLink href="/press#gorseller" className="min-h-11 py-2">
              {text.terms}
            </TextLink>
          </p>
        </div>
      </>
    ),
  };
}
