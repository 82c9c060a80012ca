import type { Kysely } from 'kysely';
import type { Actor } from '#/db/audit-log.ts';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { invalid } from '#/http/errors.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { isTooFarAhead } from '#/stored/planned-time.ts';
import type { News, NewsDraft } from './schema.ts';
import { newsVersions } from './versions.server.ts';

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
export async function publicationOf(tx: Kysely<Tables>, save: Save): Promise<Publication> {
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
export function publicationAction(item: News, before?: News): AuditAction | undefined {
  if (!before && item.published) return 'news.create-published';
  if (item.published) return before?.published ? undefined : 'news.publish';
  if (item.scheduled)
    return before?.scheduled && before.publishAt === item.publishAt ? undefined : 'news.schedule';
  if (before?.published) return 'news.unpublish';
  return before?.scheduled ? 'news.unschedule' : undefined;
}
