import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasDemoAccounts } from '#/content/demo-accounts.ts';
import type { Content } from '#/content/documents.ts';
import { Refusal } from '#/http/errors.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import type { RefusalCode } from '#/http/refusal-codes.ts';
import { hashChosenPassword } from '#/staff/passwords.server.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Parts } from './parts.ts';

export interface FirstAdmin {
  username: string;
  password: string;
  isGenerated: boolean;
  /** Where a generated one waits; undefined at a terminal, which shows it. */
  file: string | undefined;
}

/** @throws {Error} a sentence that names the variable when the password is one that is easily guessed */
export async function hashFirstPassword(password: string, { config, content }: Parts): Promise<string> {
  const associationNames = content.last.association.name;
  const chooser = { username: config.admin.username, field: 'password', associationNames } as const;
  return hashChosenPassword(password, chooser).catch((error: unknown) => {
    const fault = error instanceof Refusal ? easilyGuessed[error.code] : undefined;
    throw fault ? new Error(`ADMIN_PASSWORD ${fault}. Choose one that is hard to guess.`) : error;
  });
}

const easilyGuessed: Partial<Record<RefusalCode, string>> = {
  'password-too-common': 'is one of the commonest passwords',
  'password-is-username': 'may not be ADMIN_USERNAME itself',
  'password-is-association': 'is the name of the association',
};

/** Tells whether somebody reads what is printed: elsewhere it is stored, by a journal or whoever collects logs. */
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
  const query = db.selectFrom('staff').select('mustChangePassword').orderBy('id').limit(1);
  const first = await query.executeTakeFirst();
  if (first?.mustChangePassword === 0) await rm(file, { force: true });
}

/** Says who the first admin is. It names no address, as the server does not listen yet, which may fail. */
export function sayFirstAdmin({ username, password, isGenerated, file }: FirstAdmin, log: Log): void {
  const name = `The first admin is "${username}"`;
  if (isAtTerminal())
    print([
      'The first admin:',
      `  name:     ${username}`,
      `  password: ${isGenerated ? `${password}   (shown this once: keep it, or change it in the panel)` : 'the ADMIN_PASSWORD you set'}`,
    ]);
  else if (file === undefined) log.info(`${name}, with the ADMIN_PASSWORD you set.`);
  else log.warn(`${name}. The password is in ${file}, which goes once it has been changed in the panel.`);
}

export function sayWelcome({
  config,
  content: { association, donation },
  port,
  firstAdmin,
  log,
}: {
  config: Config;
  content: Content;
  port: number;
  firstAdmin: FirstAdmin | undefined;
  log: Log;
}): void {
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
  const address = config.siteUrl ?? `http://${host}:${port}`;
  const lines = [`${association.name.short} is at ${address}`];
  if (firstAdmin) lines.push(`Sign in at ${address}${panelPaths.signIn}`);
  if (!config.siteUrl)
    lines.push('SITE_URL is not set, so pages cannot name their public address to search engines.');
  if (hasDemoAccounts(donation))
    lines.push(
      'Demo accounts are in place: send no money to the ones on /donate; an admin changes them in the panel.',
    );
  if (isAtTerminal()) print(lines);
  else for (const line of lines) log.info(line);
}

const print = (lines: string[]) =>
  void process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
