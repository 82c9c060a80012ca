import type { Kysely } from 'kysely';
import { findMostRead } from '#/db/page-reads.ts';
import type { Tables } from '#/db/tables.ts';
import { istanbulDay } from '#/format/dates.ts';
import { day } from '#/format/durations.ts';
import { readWordedId } from '#/http/input.server.ts';
import { annualReportText } from '#/i18n/tr/annual-report.ts';
import { deskText } from '#/i18n/tr/desk.ts';
import { accountabilityPath, partNames, partPaths } from '#/site/accountability/parts.ts';
import type { Read } from './public-page.ts';
import { labelsOf } from './search/search.tsx';

/** Finds the ten pages that were read most today and in the six days before, and the sum of all. */
export async function readMostRead(db: Kysely<Tables>, { content, now }: Pick<Read, 'content' | 'now'>) {
  const from = istanbulDay(new Date(now.getTime() - 6 * day));
  const { pages, ...sum } = await findMostRead(db, { from, limit: 10 });
  const named = pages.map(async (page) => ({ ...page, title: await findTitle(page.path, { db, content }) }));
  return { ...sum, pages: await Promise.all(named) };
}

const otherPages: Record<string, string | undefined> = deskText.read.otherPages;

/** Finds what a page is called today; an article may have been read under other words. */
async function findTitle(path: string, { db, content }: Pick<Read, 'content'> & { db: Kysely<Tables> }) {
  const [, folder, address] = path.split('/');
  const id = readWordedId(address)?.id;
  if (id !== undefined && (folder === 'news' || folder === 'operations')) {
    // the tables share these columns, but Kysely cannot type a union of tables
    const rows = db.selectFrom(folder as 'news').select('title');
    return (await rows.where('id', '=', id).executeTakeFirst())?.title ?? path;
  }
  const part = partNames.find((name) => partPaths[name] === path);
  if (part) return content[part].title;
  if (path === accountabilityPath) return content.headings.accountability.title;
  if (`/${folder}` === accountabilityPath && Number(address)) return annualReportText.title(Number(address));
  const guide = content.advice.guides.find((one) => folder === 'advice' && one.id === address);
  return guide?.title ?? labelsOf(path, content)[0] ?? otherPages[path] ?? path;
}
