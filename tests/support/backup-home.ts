import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '#/db/connection.ts';
import { migrateToLatest, openDatabase } from '#/db/database.ts';
import { importNews, newsStore } from '#/news/store.server.ts';
import { commandEnvironment } from './command-environment.ts';
import { freshDatabaseUrl } from './databases.ts';
import { makeScratchFolder } from './scratch-folder.ts';

const article = {
  excerpt: 'a',
  content: 'b',
  category: 'Duyuru' as const,
  createdAt: '2026-11-20T18:00:00.000Z',
};

/** A site without a server: its data folder, its database, and the settings of its commands. */
export interface Home {
  env: Record<string, string>;
  dataDir: string;
  databaseUrl: string;
}

export async function openHome(engine: Engine): Promise<Home> {
  const dataDir = makeScratchFolder('home-');
  const databaseUrl = engine === 'sqlite' ? join(dataDir, 'site.sqlite') : await freshDatabaseUrl('postgres');
  const env = {
    ...commandEnvironment(),
    DATA_DIR: dataDir,
    ...(engine === 'postgres' && { DATABASE_URL: databaseUrl }),
  };
  const database = openDatabase(databaseUrl);
  await migrateToLatest(database);
  await database.close();
  return { env, dataDir, databaseUrl };
}

/** An article, and a picture of that name. */
export async function write({ databaseUrl, dataDir }: Home, title: string) {
  const database = openDatabase(databaseUrl);
  await importNews(database.db, [{ ...article, title }]);
  await database.close();
  mkdirSync(join(dataDir, 'media'), { recursive: true });
  writeFileSync(join(dataDir, 'media', `${title}.jpg`), title);
}

export async function readTitles({ databaseUrl }: Home) {
  const database = openDatabase(databaseUrl);
  const news = await newsStore.listWhole(database.db);
  await database.close();
  return news.map(({ title }) => title).toSorted();
}

export const run = ({ env }: Home, script: string, ...words: string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.ts`, ...words], { env, encoding: 'utf8' });
