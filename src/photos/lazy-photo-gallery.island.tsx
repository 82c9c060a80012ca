import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PhotoCategory } from '#/content/kinds.ts';
import { createQueryClient } from '#/http/query-client.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { FetchFailure } from '#/ui/fetch-failure.tsx';
import PhotoGallery from './photo-gallery.island.tsx';
import { photosQuery } from './queries.ts';
import { showPhotos } from './shown-photos.ts';

/** For when the server had no photos: fetches them itself. */
export default function LazyPhotoGallery({ category }: { category: PhotoCategory | null }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <FetchedPhotos category={category} />
    </QueryClientProvider>
  );
}

function FetchedPhotos({ category }: { category: PhotoCategory | null }) {
  const { data: photos, isError } = useQuery(photosQuery);
  if (isError) return <FetchFailure title={text.fetchFailed} hint={text.fetchFailedHint} />;
  return <PhotoGallery photos={photos && showPhotos(photos, findNone)} category={category} />;
}

/** The browser does not ask the library: pictures of this site are shown as they are. */
const findNone = () => undefined;
