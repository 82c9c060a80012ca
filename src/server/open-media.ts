import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#/db/database.ts';
import { type Jobs, openJobs } from '#/db/jobs.ts';
import { day } from '#/format/durations.ts';
import { assertReachable, openFiles } from '#/media/files/open-files.server.ts';
import { notingFiles } from '#/media/files/pending.server.ts';
import { openLibrary } from '#/media/library.server.ts';
import { copyJobs } from '#/media/outside/outside-pictures.server.ts';
import type { MediaParts } from '#/media/parts.server.ts';
import { UploadRoom } from '#/media/upload-room.server.ts';
import { variantJobs } from '#/media/variants/variants.server.ts';
import type { FetchPolicy } from '#/media/web/guarded-request.server.ts';
import { openPictureWeb } from '#/media/web/picture-web.server.ts';
import { openPictureWorker } from '#/media/worker/picture-worker.server.ts';
import type { KeptPages } from './cache/kept-pages.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { WaitForDatabase } from './open-database.ts';

export type OpenMedia = Omit<MediaParts, 'db' | 'clock' | 'jobs'> & { jobs: Jobs<'variants' | 'copy'> };

interface Needed {
  config: Config;
  clock: () => Date;
  log: Log;
  pageCache: PageCache;
  keptPages: KeptPages;
  fetchPolicy?: FetchPolicy;
  wait: WaitForDatabase;
}

/** The library, and what works for it beside the visitors. */
export async function openMedia(
  { db }: Database,
  { config: { dataDir, siteUrl, bucket }, clock, log, fetchPolicy, wait, pageCache, keptPages }: Needed,
): Promise<OpenMedia> {
  const incoming = join(dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  await removeLeftovers(incoming, clock());
  const files = notingFiles(await openFiles({ dataDir, bucket }), { db, clock });
  // pages are useful without pictures, so the start does not wait for this
  if (bucket) void assertReachable(files).catch((error) => log.error(error, 'pictures not reachable'));
  const library = await wait(() =>
    openLibrary(db, {
      onError(error) {
        log.error(error, 'library not readable');
        keptPages.noteUnread('library');
      },
      onRecovered() {
        keptPages.noteRead('library');
        pageCache.renew();
      },
    }),
  );
  const pictures = openPictureWorker();
  const web = openPictureWeb({ siteUrl, fetchPolicy });
  const room = new UploadRoom(incoming);
  const jobs: OpenMedia['jobs'] = openJobs({
    ...{ db, clock },
    plans: {
      variants: variantJobs({ db, files, incoming, pictures, clock }, (mediaId, error) =>
        log.error({ mediaId, error }, 'smaller copies of a picture not made'),
      ),
      copy: copyJobs(
        () => ({ ...parts, db, clock }),
        (addressHash, error) => log.error({ addressHash, error }, 'picture of another site not copied'),
      ),
    },
    onFault: (error) => log.error({ error }, 'jobs not looked for'),
  });
  const parts: OpenMedia = { files, incoming, library, room, pictures, jobs, web };
  return parts;
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
    if (found && now.getTime() - found.mtimeMs > day) await rm(path, { recursive: true, force: true });
  }
}
