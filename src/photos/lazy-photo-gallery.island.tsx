import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fetchOrSay } from '#/http/fetch-list.ts';
import { createQueryClient } from '#/http/query-client.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { showLatePictures } from '#/media/late-pictures.ts';
import { LibraryContext } from '#/media/library-context.ts';
import { openOnPress } from '#/render/open-on-press.ts';
import { FetchFailure } from '#/ui/fetch-failure.tsx';
import type { GalleryPart } from './answers.server.ts';
import { type GalleryQuery, galleryPartCall } from './gallery-query.ts';
import { PhotoGallery } from './photo-gallery.tsx';
import PhotoViewer from './photo-viewer.island.tsx';

/** Gallery that fetches its photos itself, when the server had none. */
export default function LazyPhotoGallery({ query }: { query: GalleryQuery }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <FetchedPhotos query={query} />
    </QueryClientProvider>
  );
}

const partQuery = (query: GalleryQuery) => {
  const call = galleryPartCall(query);
  return queryOptions({ queryKey: [call], queryFn: () => fetchOrSay<GalleryPart>(call, text.fetchFailed) });
};

function FetchedPhotos({ query }: { query: GalleryQuery }) {
  const links = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<number>();
  const { data: part, isError } = useQuery(partQuery(query));
  useEffect(() => {
    if (links.current) openOnPress(links.current, async () => open);
  }, []);
  useEffect(() => {
    if (links.current && part) showLatePictures(links.current);
  }, [part]);
  if (isError) return <FetchFailure title={text.fetchFailed} hint={text.fetchFailedHint} />;
  return (
    <LibraryContext value={(address) => part?.pictures[address]}>
      <div ref={links}>
        <PhotoGallery part={part} query={query} />
      </div>
      {part && opened !== undefined && (
        <PhotoViewer part={part} query={query} opened={opened} onClosed={() => open(undefined)} />
      )}
    </LibraryContext>
  );
}
