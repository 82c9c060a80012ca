import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../../tests/support/site.ts';
import { openEditor } from './editor.ts';
import { drawTable, median, show } from './figures.ts';
import { isQuick, rounds } from './part-arguments.ts';
import { mainThreadTime } from './processor-time.ts';
import { listPublicPaths } from './public-paths.ts';

/** What a page costs that has to be drawn: before each round the association's address changes, which all pages show. */
interface Drawn {
  wall: number;
  mainThread: number | undefined;
}

interface StoredDocument {
  id: number;
  name: string;
  version: number;
  value: { contact: { email: string } };
}

const warming = isQuick ? 1 : 3;
const site = await startSite();
try {
  const editor = await openEditor(site);
  const paths = await listPublicPaths(site.url);
  const drawn = new Map(paths.map((path) => [path, [] as Drawn[]]));
  for (let round = -warming; round < rounds; round += 1) {
    const list = await editor.get<StoredDocument[]>('/api/admin/documents');
    const id = list.find(({ name }) => name === 'association')?.id;
    const { version, value } = await editor.get<StoredDocument>(`/api/admin/documents/${id}`);
    const email = `round-${round + warming}@example.org`;
    const changed = { ...value, contact: { ...value.contact, email } };
    await editor.put(`/api/admin/documents/${id}`, { version, value: changed, published: true });
    for (const path of paths) {
      const once = await draw(path, email);
      if (round >= 0) drawn.get(path)?.push(once);
    }
  }
  printTable(drawn);
} finally {
  await site.stop();
}

async function draw(path: string, words: string): Promise<Drawn> {
  const before = mainThreadTime(site.pid);
  const started = performance.now();
  const answer = await fetch(`${site.url}${path}`, { headers: { 'accept-encoding': 'br' } });
  const page = await answer.text();
  const wall = performance.now() - started;
  if (!page.includes(words)) throw new Error(`${path} does not show what was changed.`);
  // what the thread does after its answer belongs to the page
  await sleep(20);
  const after = mainThreadTime(site.pid);
  return { wall, mainThread: before === undefined || after === undefined ? undefined : after - before };
}

function printTable(drawn: Map<string, Drawn[]>): void {
  const rows = [...drawn].map(([path, times]) => [
    path,
    show(median(times.map(({ mainThread }) => mainThread)), 1),
    show(median(times.map(({ wall }) => wall)), 1),
  ]);
  const all = [...drawn.values()].flat();
  const sum = [
    '**all**',
    show(median(all.map((one) => one.mainThread)), 1),
    show(median(all.map((one) => one.wall)), 1),
  ];
  console.log(
    `Rounds: ${rounds}; medians. Main thread: processor time of the thread in which JavaScript runs.\n`,
  );
  console.log(drawTable(['page', 'main thread ms', 'until the answer ms'], [...rows, sum]));
}
