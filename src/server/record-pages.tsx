import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { readWordedId } from '#/http/input.server.ts';
import type { FindPicture } from '#/media/library-picture.ts';
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
import { type OperationStory, operationPage } from '#/operations/operation-page.tsx';
import { readRecordFigures } from '#/operations/record-figures.server.ts';
import { recordFiguresPage } from '#/operations/record-figures-page.tsx';
import type { Operation } from '#/operations/schema.ts';
import { countNewerOperations, findPublishedOperation } from '#/operations/store.server.ts';
import { findThoseWithPhotos, readPhotosOf } from '#/photos/gallery-part.server.ts';
import { PhotoGrid } from '#/photos/photo-gallery.tsx';
import { page } from './public-page.ts';

/** Of one choice there are some hundred; of words, and of several choices, more than could be kept. */
const isEndless = ({ words, ...choices }: RecordFilter) =>
  words !== '' ||
  [choices.type, choices.year, choices.province].filter((choice) => choice !== null).length > 1;

const operationList = page(
  '/operations',
  async ({ db, content, query }) => {
    const shown = await readOperationPage(db, query);
    if ('redirectTo' in shown) return shown;
    const stories = await listStories(db, shown.operations);
    const withPhotos = await findThoseWithPhotos(db, shown.operations);
    const corrected = await readCorrections(db, shown.operations);
    const withPages = new Set([...withPhotos, ...corrected.keys()]);
    return operationListPage({ content, shown, stories, withPages, query });
  },
  { readQuery: readOperationListQuery, isEndless },
);

const recordFigures = page(
  recordFiguresPath,
  async ({ db, query: filter }) =>
    recordFiguresPage({ figures: await readRecordFigures(db, filter), filter }),
  { readQuery: readRecordFilter, isEndless },
);

/** Reads what the page of an operation tells. @returns undefined where its card says all there is */
export async function readOperationStory(
  { db, findPicture }: { db: Kysely<Tables>; findPicture: FindPicture },
  operation: Operation,
): Promise<OperationStory | undefined> {
  const stories = await listNewsOfOperation(db, operation.id);
  const photos = await readPhotosOf(db, { operationId: operation.id, findPicture });
  const corrections = (await readCorrections(db, [operation])).get(operation.id) ?? [];
  if (!operation.workDone && [stories, photos, corrections].every(({ length }) => length === 0))
    return undefined;
  return {
    operation,
    stories: stories.map((story) => ({ title: story.title, path: newsAddress(story) })),
    photos: photos.length > 0 && <PhotoGrid photos={photos} />,
    corrections,
  };
}

const operation = page('/operations/:id', async ({ db, content, params, findPicture }) => {
  const { id, hasWords } = readWordedId(params.id) ?? {};
  const found = id === undefined ? undefined : await findPublishedOperation(db, id);
  if (!found) return undefined;
  const address = operationAddress(found);
  if (hasWords && address !== `/operations/${params.id}`) return { redirectTo: address, isPermanent: true };
  const story = await readOperationStory({ db, findPicture }, found);
  const place = placeInList({ id: found.id, newer: await countNewerOperations(db, found) });
  if (!story) return { redirectTo: place };
  return operationPage({ listTitle: content.headings.operations.title, place, ...story });
});

/** Pages of the record of operations. The figures go before an operation, whose address begins alike. */
export const recordPages = [operationList, recordFigures, operation];
