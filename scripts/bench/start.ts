import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../tests/support/free-port.ts';
import { type Leashed, startOnLeash } from '../../tests/support/leash.ts';
import { memoryOfTree } from '../../tests/support/process-tree.ts';
import { serverCommand } from '../../tests/support/server-command.ts';
import { makeTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { drawTable, median, show } from './figures.ts';
import { putUnderLoad } from './load.ts';
import { isQuick, rounds } from './part-arguments.ts';
import { listPublicPaths, publicCalls } from './public-paths.ts';

/** From the birth of the process to the first home page, and the memory that it takes. */
interface Started {
  server: Leashed;
  url: string;
  milliseconds: number;
}

const measured: Record<string, number[]> = { first: [], next: [], rest: [], busy: [] };

for (let round = 0; round < rounds; round += 1) {
  const folder = makeTemporaryFolder('bench-start-');
  try {
    const first = await start(folder);
    await first.server.stop();
    const next = await start(folder);
    note({ first: first.milliseconds, next: next.milliseconds });
    note(await measureMemory(next));
    await next.server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const { first, next, rest, busy } = measured;
console.log(
  `Rounds: ${rounds}; medians. Memory as \`ps\` shows it (RSS), with the process that waits for pictures.\n`,
);
console.log(
  drawTable(
    ['start', 'until the first answer ms', 'MB, three seconds later', 'MB, after 256 connections'],
    [
      ['first, with the demo', show(median(first ?? [])), '–', '–'],
      ['next', ...[next, rest, busy].map((figures) => show(median(figures ?? [])))],
    ],
  ),
);

async function start(folder: string): Promise<Started> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startOnLeash({
    command: serverCommand(),
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, ADMIN_PASSWORD: 'Karda-Iz-Suren-7' },
    log: join(folder, 'server.log'),
  });
  const started = performance.now();
  while (!(await isAnswered(url))) {
    if (performance.now() - started > 60_000) throw new Error('The server did not answer within a minute.');
    await sleep(5);
  }
  return { server, url, milliseconds: performance.now() - started };
}

async function measureMemory({ server: { pid }, url }: Started) {
  await sleep(3000);
  const rest = await memoryOfTree(pid);
  const paths = [...(await listPublicPaths(url)), ...publicCalls];
  await putUnderLoad({ url, pid }, { paths, connections: 256, seconds: isQuick ? 2 : 10 });
  const busy = await memoryOfTree(pid);
  return { rest, busy };
}

function note(figures: Record<string, number>): void {
  for (const [name, figure] of Object.entries(figures)) measured[name]?.push(figure);
}

async function isAnswered(url: string): Promise<boolean> {
  return fetch(url).then(
    async (answer) => answer.ok && (await answer.text()) !== '',
    () => false,
  );
}
