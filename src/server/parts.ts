import type { ContentSource } from '#/content/content-source.ts';
import { starterContent } from '#/content/starter.ts';
import { withTimeout } from '#/db/connection.ts';
import { type ContentWatch, watchContent } from '#/db/content-version.ts';
import type { Database } from '#/db/database.ts';
import { addReads } from '#/db/page-reads.ts';
import { openContent } from '#/documents/content.server.ts';
import { istanbulDay } from '#/format/dates.ts';
import { second } from '#/format/durations.ts';
import type { FetchPolicy } from '#/media/web/guarded-request.server.ts';
import { type Mailer, openMailer } from '#/staff/mailer.server.ts';
import { openPasswordQueues, type PasswordQueues } from '#/staff/password-queues.server.ts';
import { type DrawingQueue, openDrawingQueue } from './cache/drawing-queue.ts';
import { KeptPages, type KeptWhere } from './cache/kept-pages.ts';
import { PageCache } from './cache/page-cache.ts';
import { PictureCache } from './cache/picture-cache.ts';
import { type Condition, watchCondition } from './condition.ts';
import type { Config } from './config.ts';
import { openTraffic, type Traffic } from './connections/traffic.ts';
import { storeFirstWords, warnOfUnreadWords } from './first-words.ts';
import type { Log } from './log.ts';
import { openServerDatabase, type WaitForDatabase, waitForDatabase } from './open-database.ts';
import { type OpenMedia, openMedia } from './open-media.ts';
import { openSiteFiles, type SiteFiles } from './site-files.ts';
import { assertColumns, collections } from './stores.ts';
import { upgrade } from './upgrade.ts';

export interface OpenPages {
  drawingQueue: DrawingQueue;
  pageCache: PageCache;
  keptPages: KeptPages;
}

export interface Parts extends OpenPages {
  config: Config;
  log: Log;
  clock: () => Date;
  database: Database;
  content: ContentSource;
  pictureCache: PictureCache;
  siteFiles: SiteFiles;
  contentWatch: ContentWatch;
  passwordQueues: PasswordQueues;
  mailer: Mailer | undefined;
  media: OpenMedia;
  traffic: Traffic;
  condition: Condition;
}

/** @param pages which answer already while the database is waited for */
export async function openParts(
  given: Pick<Parts, 'config' | 'log' | 'clock'> &
    Partial<Pick<Parts, 'database' | 'traffic'>> & {
      fetchPolicy?: FetchPolicy;
      wait?: WaitForDatabase;
      pages?: OpenPages;
    },
): Promise<Parts> {
  const { config, log, clock, wait = waitForDatabase({ ...config, log }), pages } = given;
  const database = given.database ?? openServerDatabase(config, log);
  await wait(() => upgrade(database, { config, log, now: clock() }));
  await wait(() => assertColumns(database.db, collections));
  const { drawingQueue, pageCache, keptPages } = pages ?? (await openPages(given));
  const { holdAccounts } = keptPages;
  await wait(() => storeFirstWords(database.db, { first: starterContent, log, now: clock(), holdAccounts }));
  const content = await wait(() =>
    openContent(database.db, {
      first: starterContent,
      onError(error) {
        log.error(error, 'documents not readable');
        keptPages.noteUnread('documents');
      },
      onRecovered() {
        keptPages.noteRead('documents');
        pageCache.renew();
      },
    }),
  );
  warnOfUnreadWords(content.last, { first: starterContent, log });
  const media = await openMedia(database, { ...given, wait, pageCache, keptPages });
  const contentWatch = await wait(() =>
    watchContent(database, {
      onChange({ version, isChanged }) {
        if (isChanged('documents')) content.forget();
        if (isChanged('pictures')) media.library.forget();
        // first, because what is kept on disk counts from then on
        if (version !== undefined) keptPages.noteVersion(version);
        pageCache.renew(isChanged);
        keptPages.dropOld();
        media.jobs.wake();
      },
      onError: (error) => log.error(error, 'content version not readable'),
    }),
  );
  // what another copy has published since they were read is no change to the watch
  content.forget();
  media.library.forget();
  const passwordQueues = openPasswordQueues();
  const mailer = config.mail && openMailer(config.mail, (error) => log.error(error, 'e-mail not sent'));
  return {
    ...{ config, log, clock },
    database,
    content,
    drawingQueue,
    pageCache,
    keptPages,
    pictureCache: new PictureCache(),
    siteFiles: openSiteFiles(config),
    contentWatch,
    passwordQueues,
    mailer,
    media,
    traffic: given.traffic ?? openTraffic(),
    condition: watchCondition({ ...given, ...media }),
  };
}

export async function closeParts(parts: Parts): Promise<void> {
  await stopParts(parts);
  await parts.database.close();
}

/** Leaves the database open. */
export async function stopParts(parts: Parts): Promise<void> {
  const stored = withTimeout(storeReads(parts), { milliseconds: second });
  await stored.catch((error: unknown) => parts.log.warn({ error }, 'reads not stored'));
  await stopMedia(parts);
  await parts.contentWatch.stop();
  await parts.keptPages.settle();
}

/** Stores how often pages were read since the last time, as reads of today: some of the quarter of an hour before midnight too. */
export const storeReads = ({ pageCache, database: { db }, clock }: Parts): Promise<void> =>
  pageCache.reads.store(istanbulDay(clock()), (rows) => addReads(db, rows));

/** Ends what is at work on pictures; the next server takes it up. May be called twice. */
export async function stopMedia({ media }: Parts): Promise<void> {
  // they know of the stop before the process of pictures ends, so they note no failure
  const stopped = media.jobs.stop();
  media.pictures.close();
  await stopped;
}

/** Opens what answers already while the database is waited for. */
export async function openPages({
  config,
  log,
  clock,
}: Pick<Parts, 'log' | 'clock'> & { config: KeptWhere }): Promise<OpenPages> {
  const keptPages = new KeptPages(config, { log, clock });
  await keptPages.open();
  const drawingQueue = openDrawingQueue();
  return { drawingQueue, keptPages, pageCache: new PageCache(drawingQueue, keptPages) };
}
