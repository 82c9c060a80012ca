import { readWordedId } from '#/http/input.server.ts';
import { newsAddress } from '#/news/news-address.ts';
import { listNewsOfOperation, listStories } from '#/news/published-news.server.ts';
import { readCorrections } from '#/operations/corrections.server.ts';
import { readOperationPage } from '#/operations/operation-list-page.server.ts';
import { operationListPage } from '#/operations/operation-list-page.tsx';
import {
  operationAddress,
  placeInList,
  type RecordFilter,
  readOperationListQuery,
  readRecordFilter,
  recordFiguresPath,
} from '#/operations/operation-list-query.ts';
import { operationPage } from '#/operations/operation-page.tsx';
import { readRecordFigures } from '#/operations/record-figures.server.ts';
import { recordFiguresPage } from '#/operations/record-figures-page.tsx';
import { countNewerOperations, findPublishedOperation } from '#/operations/store.server.ts';
import { findThoseWithPhotos, readPhotosOf } from '#/photos/gallery-part.server.ts';
import { PhotoGrid } from '#/photos/photo-gallery.tsx';
import { page } from './public-page.ts';

const hasWords = ({ words }: RecordFilter) => words !== '';

const operationList = page(
  '/operations',
  async ({ db, content, query }) => {
    const shown = await readOperationPage(db, query);
    if ('redirectTo' in shown) return shown;
    const stories = await listStories(db, shown.operations);
    const withPhotos = await findThoseWithPhotos(db, shown.operations);
    return operationListPage({ content, shown, stories, withPhotos, query });
  },
  { readQuery: readOperationListQuery, isEndless: hasWords },
);

const recordFigures = page(
  recordFiguresPath,
  async ({ db, query: filter }) =>
    recordFiguresPage({ figures: await readRecordFigures(db, filter), filter }),
  { readQuery: readRecordFilter, isEndless: hasWords },
);

/** Leads into the list where its card says all there is. */
const operation = page('/operations/:id', async ({ db, content, params, findPicture }) => {
  const { id, hasWords } = readWordedId(params.id) ?? {};
  const found = id === undefined ? undefined : await findPublishedOperation(db, id);
  if (!found) return undefined;
  const address = operationAddress(found);
  if (hasWords && address !== `/operations/${params.id}`) return { redirectTo: address, isPermanent: true };
  const stories = await listNewsOfOperation(db, found.id);
  const photos = await readPhotosOf(db, { operationId: found.id, findPicture });
  const place = placeInList({ id: found.id, newer: await countNewerOperations(db, found) });
  const corrections = (await readCorrections(db, [found])).get(found.id) ?? [];
  if (!found.workDone && [stories, photos, corrections].every(({ length }) => length === 0))
    return { redirectTo: place };
  return operationPage({
    listTitle: content.headings.operations.title,
    operation: found,
    stories: stories.map((story) => ({ title: story.title, path: newsAddress(story) })),
    photos: photos.length > 0 && <PhotoGrid photos={photos} />,
    corrections,
    place,
  });
});

/** Pages of the record of operations. The figures go before an operation, whose address begins alike. */
export const recordPages = [operationList, recordFigures, operation];
