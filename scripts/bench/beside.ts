import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../tests/support/free-port.ts';
import { startOnLeash } from '../../tests/support/leash.ts';
import { makeTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { untilReady } from '../../tests/support/until-ready.ts';
import type { CopiedAnswer } from './copy-answer.ts';
import { findProgram } from './find-program.ts';
import { nginxSettings } from './nginx-settings.ts';

/** A server that sends the same answers as ours. */
export interface Beside {
  name: string;
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export interface WrittenAnswer {
  path: string;
  head: string[];
  /** Holds the body. */
  file: string;
}

const bareScript = join(import.meta.dirname, 'bare-server.ts');

/** A bare Node server and, where it is installed, nginx. */
export async function startBeside(copied: CopiedAnswer[]): Promise<Beside[]> {
  const bare = start('bare', copied, ({ port, list }) => [process.execPath, bareScript, String(port), list]);
  const nginx = findProgram('nginx') ?? findProgram('../sbin/nginx');
  if (!nginx) return [await bare];
  return [
    await bare,
    await start('nginx', copied, ({ port, folder, answers }) => {
      const settings = join(folder, 'nginx.conf');
      writeFileSync(settings, nginxSettings({ port, folder, answers }));
      return [nginx, '-c', settings, '-p', folder, '-e', join(folder, 'errors.log')];
    }),
  ];
}

interface Place {
  port: number;
  folder: string;
  answers: WrittenAnswer[];
  /** The file that lists `answers`. */
  list: string;
}

async function start(
  name: string,
  copied: CopiedAnswer[],
  commandFor: (place: Place) => string[],
): Promise<Beside> {
  const folder = makeTemporaryFolder(`bench-${name}-`);
  const port = await findFreePort();
  const answers = writeAnswers(folder, copied);
  const list = join(folder, 'answers.json');
  writeFileSync(list, JSON.stringify(answers));
  const url = `http://127.0.0.1:${port}`;
  const server = await startOnLeash({
    command: commandFor({ port, folder, answers, list }),
    env: { PATH: process.env.PATH },
    log: join(folder, 'server.log'),
    removeAfter: folder,
  });
  await untilReady(server, () => isReady(`${url}${copied[0]?.path}`));
  return { name, url, pid: server.pid, stop: server.stop };
}

function writeAnswers(folder: string, copied: CopiedAnswer[]): WrittenAnswer[] {
  mkdirSync(join(folder, 'bodies'));
  return copied.map(({ path, head, body }, number) => {
    const file = join(folder, 'bodies', String(number));
    writeFileSync(file, body);
    return { path, head, file };
  });
}

const isReady = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
