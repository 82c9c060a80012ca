import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentSource } from '#/content/content-source.ts';
import { starterContent } from '#/content/starter.ts';
import type { Database } from '#/db/connect.ts';
import { type ContentWatch, watchContent } from '#/db/content-watch.ts';
import { storeFirstDocuments } from '#/documents/first-documents.server.ts';
import { openContent } from '#/documents/published-content.server.ts';
import { assertReachable, openFiles } from '#/media/files/open-files.server.ts';
import { notingFiles } from '#/media/files/pending.server.ts';
import { openLibrary } from '#/media/library.server.ts';
import { type CopyQueue, openCopyQueue } from '#/media/outside/copy-queue.server.ts';
import type { MediaParts } from '#/media/parts.server.ts';
import { UploadRoom } from '#/media/upload-room.server.ts';
import { PictureWork } from '#/media/variants/picture-work.server.ts';
import type { FetchPolicy } from '#/media/web/fetch-policy.server.ts';
import { openPictureWeb } from '#/media/web/picture-web.server.ts';
import { openPictureWorker } from '#/media/worker/picture-worker.server.ts';
import { type Mailer, openMailer } from '#/staff/mailer.server.ts';
import { openPasswordQueues, type PasswordQueues } from '#/staff/password-queues.server.ts';
import type { Config } from './config.ts';
import { openDrawingQueue, type Queue } from './drawing-queue.ts';
import type { Log } from './log.ts';
import { openServerDatabase } from './open-database.ts';
import { PageCache } from './page-cache.ts';
import { PictureCache } from './picture-cache.ts';
import type { SiteFiles } from './site-files.ts';
import { openSiteFiles } from './static-files.ts';
import { upgrade } from './upgrade.ts';
import { type WaitForDatabase, waitForDatabase } from './wait-for-database.ts';

export interface Parts {
  config: Config;
  log: Log;
  clock: () => Date;
  database: Database;
  content: ContentSource;
  drawingQueue: Queue;
  pageCache: PageCache;
  pictureCache: PictureCache;
  siteFiles: SiteFiles;
  contentWatch: ContentWatch;
  passwordQueues: PasswordQueues;
  mailer: Mailer | undefined;
  media: Omit<MediaParts, 'db' | 'clock'> & { copies: CopyQueue };
}

export async function openParts(given: {
  config: Config;
  log: Log;
  clock: () => Date;
  database?: Database;
  fetchPolicy?: FetchPolicy;
}): Promise<Parts> {
  const { config, log } = given;
  const database = given.database ?? openServerDatabase(config, log);
  const wait = waitForDatabase({ databaseUrl: config.databaseUrl, log });
  await wait(() => upgrade(database, { config, log, now: given.clock() }));
  await wait(() => storeFirstDocuments(database.db, { content: starterContent, now: given.clock() }));
  const drawingQueue = openDrawingQueue();
  const pageCache = new PageCache(drawingQueue);
  const content = await wait(() =>
    openContent(database.db, {
      first: starterContent,
      onError: (error) => log.error(error, 'documents not readable'),
      onRecovered: () => pageCache.renew(),
    }),
  );
  const media = await openMedia(database, { ...given, wait, pageCache });
  const contentWatch = await wait(() =>
    watchContent(database, {
      onChange: () => {
        content.forget();
        media.library.forget();
        pageCache.renew();
        media.copies.wake();
      },
      onError: (error) => log.error(error, 'content version not readable'),
    }),
  );
  const passwordQueues = openPasswordQueues();
  const mailer = config.mail && openMailer(config.mail, (error) => log.error(error, 'e-mail not sent'));
  return {
    ...given,
    database,
    content,
    drawingQueue,
    pageCache,
    pictureCache: new PictureCache(),
    siteFiles: openSiteFiles(config.siteUrl),
    contentWatch,
    passwordQueues,
    mailer,
    media,
  };
}

export async function closeParts(parts: Parts): Promise<void> {
  await stopParts(parts);
  await parts.database.close();
}

/** Leaves the database open. */
export async function stopParts({ contentWatch, media }: Parts): Promise<void> {
  const stopped = [media.work.stop(), media.copies.stop()];
  media.pictures.close();
  await Promise.all(stopped);
  await contentWatch.stop();
}

async function openMedia(
  { db }: Database,
  {
    config: { dataDir, siteUrl, bucket },
    clock,
    log,
    fetchPolicy,
    wait,
    pageCache,
  }: Pick<Parts, 'config' | 'clock' | 'log' | 'pageCache'> & {
    fetchPolicy?: FetchPolicy;
    wait: WaitForDatabase;
  },
): Promise<Parts['media']> {
  const incoming = join(dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  await removeLeftovers(incoming, clock());
  const files = notingFiles(await openFiles({ dataDir, bucket }), { db, clock });
  // pages are useful without pictures, so the start does not wait for this
  if (bucket) void assertReachable(files).catch((error) => log.error(error, 'pictures not reachable'));
  const library = await wait(() =>
    openLibrary(db, {
      onError: (error) => log.error(error, 'library not readable'),
      onRecovered: () => pageCache.renew(),
    }),
  );
  const pictures = openPictureWorker();
  const work = new PictureWork({ db, files, incoming, pictures, clock }, (mediaId, error) =>
    log.error({ mediaId, error }, 'smaller copies of a picture not made'),
  );
  const web = openPictureWeb({ siteUrl, fetchPolicy });
  const room = new UploadRoom(incoming);
  const parts = { files, incoming, library, room, pictures, work, web };
  const copies = openCopyQueue({ ...parts, db, clock }, (mediaId, error) =>
    log.error({ mediaId, error }, 'picture of another site not copied'),
  );
  return { ...parts, copies };
}

/** Keeps uploads under a day old: they may belong to another copy of the server that shares the folder. */
async function removeLeftovers(incoming: string, now: Date): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      // the other copy was quicker
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (found && now.getTime() - found.mtimeMs > dayMilliseconds)
      await rm(path, { recursive: true, force: true });
  }
}

const dayMilliseconds = 24 * 60 * 60 * 1000;
