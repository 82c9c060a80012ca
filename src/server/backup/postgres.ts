import { spawn } from 'node:child_process';

export const isPostgres = (databaseUrl: string) => /^postgres(ql)?:/.test(databaseUrl);

export const dumpPostgres = (databaseUrl: string, file: string) =>
  run('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, `--dbname=${databaseUrl}`]);

/** Replaces what the database holds, in one transaction: it is the old one or the restored one, never a mixture. */
export const restorePostgres = (databaseUrl: string, file: string) =>
  run('pg_restore', [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--single-transaction',
    `--dbname=${databaseUrl}`,
    file,
  ]);

function run(program: string, words: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () =>
      reject(new Error(`${program} is missing: install PostgreSQL's client programs.`)),
    );
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${program} ended with code ${code}; what it said stands above.`)),
    );
  });
}
