import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../../tests/support/site.ts';
import { type Editor, openEditor } from './editor.ts';
import { drawTable, median, show } from './figures.ts';
import { isQuick, rounds } from './part-arguments.ts';
import { mainThreadTime } from './processor-time.ts';
import { listPublicPaths } from './public-paths.ts';

/**
 * What a page costs that has to be drawn: before each round the association's address changes, which all pages show. Twice,
 * because the engine compiles what it has run often: soon after a start, and when each page has been drawn a hundred times.
 */
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

const warmings = isQuick ? [1, 2] : [3, 100];
const site = await startSite();
try {
  const editor = await openEditor(site);
  const paths = await listPublicPaths(site.url);
  let round = 0;

  /** @returns what one round has cost, by path */
  async function drawAll(): Promise<Map<string, Drawn>> {
    round += 1;
    const email = `round-${round}@example.org`;
    await changeAddress(editor, email);
    const drawn = new Map<string, Drawn>();
    for (const path of paths) drawn.set(path, await draw(path, email));
    return drawn;
  }

  const measured: Map<string, Drawn>[][] = [];
  for (const warming of warmings) {
    while (round < warming) await drawAll();
    const some: Map<string, Drawn>[] = [];
    while (some.length < rounds) some.push(await drawAll());
    measured.push(some);
  }
  printTable(paths, measured);
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

async function changeAddress(editor: Editor, email: string): Promise<void> {
  const list = await editor.get<StoredDocument[]>('/api/admin/documents');
  const id = list.find(({ name }) => name === 'association')?.id;
  const { version, value } = await editor.get<StoredDocument>(`/api/admin/documents/${id}`);
  const changed = { ...value, contact: { ...value.contact, email } };
  await editor.put(`/api/admin/documents/${id}`, { version, value: changed, published: true });
}

function printTable(paths: string[], measured: Map<string, Drawn>[][]): void {
  const middle = (values: (number | undefined)[]) => show(median(values), 1);
  const columnsOf = (some: string[]) =>
    measured.flatMap((turns) => {
      const times = turns.flatMap((turn) => some.flatMap((path) => turn.get(path) ?? []));
      return [middle(times.map(({ mainThread }) => mainThread)), middle(times.map(({ wall }) => wall))];
    });
  const heads = warmings.flatMap((warming) => [`${warming} before: main thread ms`, 'until the answer ms']);
  console.log(
    `Rounds: ${rounds}, when each page had been drawn so often before; medians. Main thread: processor time of the thread in which JavaScript runs.\n`,
  );
  console.log(
    drawTable(
      ['page', ...heads],
      [...paths.map((path) => [path, ...columnsOf([path])]), ['**all**', ...columnsOf(paths)]],
    ),
  );
}
