import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export const dumpPostgres = (databaseUrl: string, file: string) =>
  run('pg_dump', databaseUrl, ['--format=custom', '--no-owner', `--file=${file}`]);

/** One transaction: the database holds either the old or the restored data, never a mixture. */
export const restorePostgres = (databaseUrl: string, file: string) =>
  run('pg_restore', databaseUrl, ['--clean', '--if-exists', '--no-owner', '--single-transaction', file]);

/** @throws {Error} the program's own message, or that it is missing */
async function run(program: string, databaseUrl: string, words: string[]): Promise<void> {
  const { address, password } = splitPassword(databaseUrl);
  const child = spawn(program, [`--dbname=${address}`, ...words], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', () =>
      reject(new Error(`${program} is missing: install PostgreSQL's client programs.`)),
    );
    child.once('close', resolve);
  });
  const [code, said] = await Promise.all([ended, text(child.stderr)]);
  if (code !== 0) throw new Error(`${program} ended with code ${code}: ${said.trim()}`);
}

/** Every user of the machine can read a program's arguments, but not its environment. */
function splitPassword(databaseUrl: string): { address: string; password?: string } {
  const url = URL.parse(databaseUrl);
  if (!url?.password) return { address: databaseUrl };
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, password };
}
