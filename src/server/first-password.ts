import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Parts } from './parts.ts';

/** Whether somebody reads what is printed: elsewhere it is kept, by a journal or whoever collects logs. */
export const isAtTerminal = (): boolean => process.stdout.isTTY === true;

const fileOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'first-password');

/** Writes it where only the server's user may read it. @returns the file, whose content is on the disk */
export function storeFirstPassword(config: Pick<Config, 'dataDir'>, password: string): string {
  const file = fileOf(config);
  mkdirSync(config.dataDir, { recursive: true });
  // a file that is there already would stay readable for whoever may read it
  rmSync(file, { force: true });
  writeFileSync(file, `${password}\n`, { mode: 0o600, flush: true });
  return file;
}

/** Removes it once the first admin has another. Nobody is ever taken out of the staff, so the first is the lowest number. */
export async function removeUsedPassword({
  config,
  database: { db },
}: Pick<Parts, 'config' | 'database'>): Promise<void> {
  const file = fileOf(config);
  if (!existsSync(file)) return;
  const first = await db
    .selectFrom('staff')
    .select('mustChangePassword')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (first?.mustChangePassword === 0) await rm(file, { force: true });
}
