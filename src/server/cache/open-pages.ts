import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { type DrawingQueue, openDrawingQueue } from './drawing-queue.ts';
import { KeptPages } from './kept-pages.ts';
import { PageCache } from './page-cache.ts';

export interface OpenPages {
  drawingQueue: DrawingQueue;
  pageCache: PageCache;
  keptPages: KeptPages;
}

/** Needs no database. */
export async function openPages({
  config,
  log,
  clock,
}: {
  config: Pick<Config, 'dataDir'>;
  log: Log;
  clock: () => Date;
}): Promise<OpenPages> {
  const keptPages = new KeptPages(keptPagesFolder(config), { log, clock });
  await keptPages.open();
  const drawingQueue = openDrawingQueue();
  return { drawingQueue, keptPages, pageCache: new PageCache(drawingQueue, keptPages) };
}

export const keptPagesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'pages');
