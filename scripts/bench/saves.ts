import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../../tests/support/site.ts';
import { openEditor } from './editor.ts';
import { drawTable, median, show } from './figures.ts';
import { generatorName, type Measured, putUnderLoad } from './load.ts';
import { isQuick, rounds } from './part-arguments.ts';
import { listPublicPaths, publicCalls } from './public-paths.ts';

/** How soon visitors see what was saved, and what saves cost them. The article stands on the home page and in the list. */
interface Article {
  id: number;
  excerpt: string;
}

interface Busy extends Measured {
  saveTimes: number[];
}

const seconds = isQuick ? 2 : 8;
const rates = [0, 1, 5];
const site = await startSite();
try {
  const editor = await openEditor(site);
  const { items } = await editor.get<{ items: Article[] }>('/api/admin/news/list');
  const path = `/api/news/${items[0]?.id}`;
  let article = await editor.get<Article>(`/api/admin/news/${items[0]?.id}`);
  let saves = 0;

  /** @returns how long it took, in ms */
  async function save(): Promise<number> {
    saves += 1;
    const started = performance.now();
    article = await editor.put<Article>(path, { ...article, excerpt: `Kayıt ${saves}.`, published: true });
    return performance.now() - started;
  }

  const page = (await listPublicPaths(site.url)).find((one) =>
    new RegExp(`^/news/${article.id}\\b`).test(one),
  );
  const fresh: { saved: number; shown: number }[] = [];
  for (let turn = 0; turn < rounds * 10; turn += 1) {
    const saved = await save();
    fresh.push({ saved, shown: await untilShown(`${site.url}${page}`, article.excerpt) });
    await sleep(50);
  }
  const [saved, shown] = [fresh.map((one) => one.saved), fresh.map((one) => one.shown)].map(median);
  console.log(
    `A save is answered after ${show(saved, 1)} ms; ${show(shown, 1)} ms after this answer a visitor has the article as it is now (medians of ${fresh.length}, nobody else there).\n`,
  );

  const paths = [...(await listPublicPaths(site.url)), ...publicCalls];
  await putUnderLoad(site, { paths, connections: 256, seconds });
  const busy = new Map(rates.map((rate) => [rate, [] as Busy[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const rate of rates) busy.get(rate)?.push(await saveBesideVisitors(rate, { paths, save }));
  printTable(busy, paths.length);
} finally {
  await site.stop();
}

async function untilShown(address: string, words: string): Promise<number> {
  const started = performance.now();
  while (!(await (await fetch(address)).text()).includes(words));
  return performance.now() - started;
}

async function saveBesideVisitors(
  rate: number,
  { paths, save }: { paths: string[]; save: () => Promise<number> },
): Promise<Busy> {
  const saveTimes: number[] = [];
  let isDone = false;
  const saving = (async () => {
    for (let next = performance.now(); rate > 0 && !isDone; next += 1000 / rate) {
      await sleep(Math.max(0, next - performance.now()));
      saveTimes.push(await save());
    }
  })();
  const load = putUnderLoad(site, { paths, connections: 256, seconds }).finally(() => {
    isDone = true;
  });
  const [measured] = await Promise.all([load, saving]);
  return { ...measured, saveTimes };
}

function printTable(busy: Map<number, Busy[]>, routes: number): void {
  const rows = [...busy].map(([rate, all]) => [
    String(rate),
    show(median(all.map(({ perSecond }) => perSecond))),
    show(median(all.map(({ p99 }) => p99))),
    show(median(all.map(({ microseconds }) => microseconds)), 1),
    show(median(all.flatMap(({ saveTimes }) => saveTimes))),
    String(all.flatMap(({ saveTimes }) => saveTimes).length),
    String(all.reduce((sum, { refused }) => sum + refused, 0)),
  ]);
  console.log(
    `256 connections ask for ${routes} public addresses; rounds: ${rounds}, of ${seconds} s with ${generatorName}; medians.\n`,
  );
  console.log(
    drawTable(['saves a second', 'answers/s', 'p99 ms', 'µs an answer', 'save ms', 'saves', 'refused'], rows),
  );
}
