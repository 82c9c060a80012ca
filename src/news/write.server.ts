import type { Kysely } from 'kysely';
import type { Actor } from '#/db/audit-log.ts';
import { binOf } from '#/db/bin-of.ts';
import { requireOperation } from '#/db/require-operation.ts';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { restorationOf } from '#/db/versions-of.ts';
import { creationOf, type UpdatePlan, updateOf } from '#/db/writes-of.ts';
import { invalid } from '#/http/errors.ts';
import { newsRefusalText as words } from '#/i18n/tr/news-refusals.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { forgetPictureUses, notePictures } from '#/media/uses.server.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { isTooFarAhead } from '#/stored/planned-time.ts';
import type { News, NewsVersion } from './answers.server.ts';
import { listTextPictures } from './article-text.ts';
import { isNewsCategory, type NewsDraft, newsDraftSchema } from './schema.ts';
import { columnsOf, findNews, presentNews } from './store.server.ts';
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

interface Save {
  draft: NewsDraft;
  /** Undefined for a new article. */
  stored?: News;
  /** Now, ISO 8601 UTC. */
  at: string;
  actor: Actor;
}

type Publication = Pick<NewsRow, 'isPublished' | 'isScheduled' | 'publishAt' | 'createdAt'> &
  Partial<Pick<NewsRow, 'scheduledBy'>>;

/**
 * What a save means for visitors: the article is out, waits for its time, or is a draft.
 * @throws {Refusal} 400 for a time that is too far ahead, or over although a plan was meant
 */
async function publicationOf(tx: Kysely<Tables>, save: Save): Promise<Publication> {
  const { draft, stored, at, actor } = save;
  refuseFarTime(draft, at);
  const publishAt = draft.publishAt === undefined ? (stored?.publishAt ?? null) : draft.publishAt;
  const isWaiting = draft.published && publishAt !== null && publishAt > at;
  const isOut = draft.published && !isWaiting;
  const isSameTime = (stored?.scheduled || stored?.published) && stored.publishAt === publishAt;
  // the clock of who planned it may be slow
  if (draft.isPlan && isOut && !isSameTime) throw refusedTime(text.planIsOver);
  // who corrects a word of a waiting article has not chosen its time
  const isSamePlan = isWaiting && stored?.scheduled && isSameTime;
  return {
    isPublished: isOut ? 1 : 0,
    isScheduled: isWaiting ? 1 : 0,
    publishAt,
    createdAt: isOut ? (publishAt ?? (await dateOf(tx, save))) : (stored?.createdAt ?? at),
    ...(!isSamePlan && { scheduledBy: isWaiting ? actor.staffId : null }),
  };
}

/** An article bears the date on which it first came out, else a draft of last month would be buried below newer ones. */
async function dateOf(tx: Kysely<Tables>, { stored, at }: Save): Promise<string> {
  if (!stored) return at;
  return stored.published || (await newsVersions.wasEverPublished(tx, stored.id)) ? stored.createdAt : at;
}

function refuseFarTime({ publishAt }: NewsDraft, at: string): void {
  if (isTooFarAhead(publishAt, at)) throw refusedTime(text.timeTooLate);
}

const refusedTime = (message: string) => invalid(message, { publishAt: message });

/** What the log calls a save that changed what visitors see; undefined for any other. */
function publicationAction(item: News, before?: News): AuditAction | undefined {
  if (!before && item.published) return 'news.create-published';
  if (item.published) return before?.published ? undefined : 'news.publish';
  if (item.scheduled)
    return before?.scheduled && before.publishAt === item.publishAt ? undefined : 'news.schedule';
  if (before?.published) return 'news.unpublish';
  return before?.scheduled ? 'news.unschedule' : undefined;
}
