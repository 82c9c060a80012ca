import type { Kysely } from 'kysely';
import { binOf } from '#/db/bin-of.ts';
import { requireOperation } from '#/db/require-operation.ts';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { restorationOf } from '#/db/versions-of.ts';
import { creationOf, type UpdatePlan, updateOf } from '#/db/writes-of.ts';
import { newsRefusalText as words } from '#/i18n/tr/news-refusals.ts';
import { notePictures } from '#/media/note-pictures.server.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import { listTextPictures } from './article-text.ts';
import { publicationAction, publicationOf } from './publication.server.ts';
import { columnsOf, presentNews } from './row.server.ts';
import { isNewsCategory, type News, type NewsDraft, type NewsVersion, newsDraftSchema } from './schema.ts';
import { findNews } from './store.server.ts';
import { newsVersions, onlyCameOut } from './versions.server.ts';

const plan: UpdatePlan<News, NewsDraft, NewsRow> = {
  kind: 'news',
  find: findNews,
  present: presentNews,
  words,
  actionOf: publicationAction,
  agreesWith: onlyCameOut,
  async insert(tx, { draft, at, actor }) {
    await requireKnownOperation(tx, draft);
    const { username } = actor;
    return tx
      .insertInto('news')
      .values({
        ...columnsOf(draft),
        scheduledBy: null,
        ...(await publicationOf(tx, { draft, at, actor })),
        updatedAt: at,
        createdBy: username,
        updatedBy: username,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  },
  async update(tx, { stored, draft, at, actor }) {
    const { id, operationId, version } = stored;
    await requireKnownOperation(tx, draft);
    const publication = await publicationOf(tx, { stored, draft, at, actor });
    return (
      tx
        .updateTable('news')
        // a draft that says nothing of an operation leaves the stored one as it is
        .set({
          ...columnsOf({
            ...draft,
            operationId: draft.operationId === undefined ? operationId : draft.operationId,
          }),
          ...publication,
          updatedAt: at,
          updatedBy: actor.username,
          version: version + 1,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    );
  },
  async record(tx, { row, item: { id, title, imageUrl, images, content }, actor, now }) {
    await newsVersions.store(tx, { row, savedBy: actor.username });
    const placed = [
      { place: 'cover' as const, addresses: [imageUrl] },
      { place: 'extra' as const, addresses: images },
      { place: 'text' as const, addresses: listTextPictures(content), text: content },
    ];
    await notePictures(tx, { kind: 'news', id, title }, { placed, now });
  },
};

const requireKnownOperation = (tx: Kysely<Tables>, { operationId = null }: NewsDraft) =>
  requireOperation(tx, { id: operationId, unknown: words.operationUnknown });

/**
 * An article comes back with its earlier versions.
 * @throws {Refusal} 400 when there is no such operation, and as `creationOf`, `updateOf` and `binOf` say
 */
export const newsWrites = {
  create: creationOf(plan),
  update: updateOf(plan),
  ...binOf({ ...plan, words, forget: forgetPictureUses }),
};

/**
 * Whether the article is published stays as it is, and so does its category when the version's own no longer exists.
 */
export const restoreNewsVersion = restorationOf<News, NewsVersion, NewsDraft>({
  find: findNews,
  get: newsVersions.get,
  mix: (earlier, { published, scheduled, publishAt, category }) => ({
    ...earlier,
    published: published || scheduled,
    publishAt,
    category: isNewsCategory(earlier.category) ? earlier.category : category,
  }),
  schema: newsDraftSchema,
  update: newsWrites.update,
  words,
});
