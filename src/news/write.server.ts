import type { Kysely } from 'kysely';
import { binOf } from '#/db/bin-of.ts';
import { requireOperation } from '#/db/require-operation.ts';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { creationOf, type UpdatePlan, updateOf } from '#/db/writes-of.ts';
import { newsText as words } from '#/i18n/tr/news.ts';
import { notePictures } from '#/media/note-pictures.server.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import { listTextPictures } from './article-text.ts';
import type { News, NewsDraft } from './schema.ts';
import { columnsOf, findNews, presentNews } from './store.server.ts';
import { storeNewsVersion, wasEverPublished } from './versions.server.ts';

const plan: UpdatePlan<News, NewsDraft, NewsRow> = {
  kind: 'news',
  find: findNews,
  present: presentNews,
  words,
  async insert(tx, { draft, at }) {
    await requireKnownOperation(tx, draft);
    return tx
      .insertInto('news')
      .values({ ...columnsOf(draft), createdAt: at, updatedAt: at })
      .returningAll()
      .executeTakeFirstOrThrow();
  },
  async update(tx, { stored, draft, at }) {
    const { id, operationId, version } = stored;
    await requireKnownOperation(tx, draft);
    const createdAt = await dateOf(tx, { stored, draft, at });
    return (
      tx
        .updateTable('news')
        // a draft that says nothing of an operation leaves the stored one as it is
        .set({
          ...columnsOf({
            ...draft,
            operationId: draft.operationId === undefined ? operationId : draft.operationId,
          }),
          createdAt,
          updatedAt: at,
          version: version + 1,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    );
  },
  async record(tx, { row, item: { id, title, imageUrl, images, content }, actor, now }) {
    await storeNewsVersion(tx, { row, savedBy: actor.username });
    const placed = [
      { place: 'cover' as const, addresses: [imageUrl] },
      { place: 'extra' as const, addresses: images },
      { place: 'text' as const, addresses: listTextPictures(content), text: content },
    ];
    await notePictures(tx, { kind: 'news', id, title }, { placed, now });
  },
};

/** An article bears the date on which it first came out, else a draft of last month would be buried below newer ones. */
async function dateOf(
  tx: Kysely<Tables>,
  { stored, draft, at }: { stored: News; draft: NewsDraft; at: string },
): Promise<string> {
  const isComingOut = draft.published && !stored.published;
  return isComingOut && !(await wasEverPublished(tx, stored.id)) ? at : stored.createdAt;
}

const requireKnownOperation = (tx: Kysely<Tables>, { operationId = null }: NewsDraft) =>
  requireOperation(tx, { id: operationId, unknown: words.operationUnknown });

/** @throws {Refusal} 400 when there is no such operation, and as `creationOf` says; so does `updateNews` */
export const createNews = creationOf(plan);
export const updateNews = updateOf(plan);

/** An article comes back with its earlier versions. */
export const {
  remove: deleteNews,
  restore: restoreNews,
  empty: emptyNewsBin,
} = binOf({ kind: 'news', find: findNews, words, forget: forgetPictureUses });
