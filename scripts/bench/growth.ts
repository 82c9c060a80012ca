import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrateToLatest, openDatabase } from '#/db/database.ts';
import { memoryOfTree } from '../../tests/support/process-tree.ts';
import { type Site, startSite } from '../../tests/support/site.ts';
import { makeTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { type Editor, openEditor } from './editor.ts';
import { drawTable, median, ratio, show } from './figures.ts';
import { type Amounts, insertManyRows } from './many-rows.ts';
import { rounds } from './part-arguments.ts';
import { mainThreadTime } from './processor-time.ts';

/**
 * What an answer costs after a change, with few rows and with many: `node scripts/bench/growth.ts [rounds]`, after
 * `npm run build`. Both servers run at once and are asked in turn, so that a busy machine slows both.
 */
const amounts: Amounts[] = [
  { news: 100, photos: 100, operations: 100 },
  { news: 10_000, photos: 5000, operations: 2000 },
];

const forVisitors = [
  ...['/', '/news', '/news?category=Duyuru', '/news/50', '/operations', '/operations?type=Deprem'],
  ...['/search?q=sabaha', '/sitemap.xml', '/feed.xml'],
];
const forStaff = [
  ...['/admin', '/api/admin/news/list', '/api/admin/news/list?search=duzce', '/api/admin/news/bin'],
  ...['/api/admin/operations/list', '/api/admin/operations/list?search=duzce', '/api/admin/audit'],
  ...['/api/media/list', '/api/media/list?search=kar', '/api/media/choices'],
  ...['/api/admin/photos/list', '/api/admin/photos/list?search=kar', '/api/admin/photos/choices'],
];
/** They answer everything there is. Asked at the end, because compressing it would slow what comes next. */
const whole = [...['/operation-photos', '/api/media'], ...['/api/news', '/api/operations', '/api/photos']];

/** In ms. What the server's main thread worked tells more than the clock while others use the machine. */
interface Taken {
  clock: number;
  work: number;
}

interface Measured {
  site: Site;
  editor: Editor;
  times: Map<string, Taken[]>;
  sizes: Map<string, number>;
}

const folders: string[] = [];
const measured = await Promise.all(amounts.map(open));
try {
  for (const paths of [[...forVisitors, ...forStaff], whole])
    for (let round = 0; round <= rounds; round += 1)
      for (const path of paths)
        for (const one of round % 2 ? measured : measured.toReversed()) await measure(one, path, round > 0);
  await print();
} finally {
  for (const { site } of measured) await site.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function open(amounts: Amounts): Promise<Measured> {
  const folder = makeTemporaryFolder('bench-growth-');
  folders.push(folder);
  const database = openDatabase(join(folder, 'data', 'site.sqlite'));
  await migrateToLatest(database);
  await insertManyRows(database.db, amounts);
  await database.close();
  const site = await startSite({ folder, env: { STARTER_CONTENT: 'none' } });
  return { site, editor: await openEditor(site), times: new Map(), sizes: new Map() };
}

/** Saves an article, and asks for the page that this made old. The first round only warms up. */
async function measure(
  { site: { url, pid }, editor, times, sizes }: Measured,
  path: string,
  isKept: boolean,
) {
  const now = (): Taken => ({ clock: performance.now(), work: mainThreadTime(pid) ?? Number.NaN });
  const note = (what: string, since: Taken) => {
    const { clock, work } = now();
    const taken = { clock: clock - since.clock, work: work - since.work };
    if (isKept) times.set(what, [...(times.get(what) ?? []), taken]);
  };
  const article = await editor.get<object>('/api/admin/news/50');
  const saving = now();
  await editor.put('/api/news/50', { ...article, excerpt: `Özet ${saving.clock}`, published: true });
  note('PUT /api/news/50', saving);
  const asking = now();
  const answer = await fetch(`${url}${path}`, forVisitors.includes(path) ? {} : { headers: editor.headers });
  sizes.set(path, (await answer.text()).length);
  note(path, asking);
}

async function print(): Promise<void> {
  const [few, many] = measured as [Measured, Measured];
  console.log(
    'Few: a hundred of everything. Many: 10,000 articles, 5,000 photos, 2,000 operations.\n\n' +
      `Rounds: ${rounds}, in turn; medians after a change. Work: the main thread's processor time.\n`,
  );
  const rows = [...few.times.keys()].map((path) => {
    const of = (what: keyof Taken) =>
      [few, many].map(({ times }) => median((times.get(path) ?? []).map((taken) => taken[what])));
    const work = of('work');
    const sizes = [few, many].map(({ sizes }) => (sizes.get(path) ?? Number.NaN) / 1024);
    const figures = [...of('clock'), ...work].map((taken) => show(taken, 1));
    return [path, ...figures, show(ratio(work[1], work[0]), 2), ...sizes.map((size) => show(size, 1))];
  });
  const heads = ['ms, few', 'ms, many', 'work, few', 'work, many', 'ratio of work', 'KB, few', 'KB, many'];
  console.log(drawTable(['asked for', ...heads], rows));
  const memory = await Promise.all(measured.map(({ site }) => memoryOfTree(site.pid)));
  console.log(`\nMemory at the end, in MB: ${memory.map((megabytes) => show(megabytes)).join(' and ')}.`);
}
