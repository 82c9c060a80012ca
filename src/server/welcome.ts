import { hasDemoAccounts } from '#/content/demo-accounts.ts';
import type { Content } from '#/content/documents.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import type { Config } from './config.ts';
import { type FirstAdmin, isAtTerminal } from './first-start.ts';
import type { Log } from './log.ts';

/** Names the first admin, without an address: it is said before the server listens, which may fail. */
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
  if (!config.siteUrl) {
    lines.push('SITE_URL is not set, so pages cannot name their public address to search engines.');
  }
  if (hasDemoAccounts(donation)) {
    lines.push(
      'Demo accounts are in place: send no money to the ones on /donate; an admin changes them in the panel.',
    );
  }
  if (isAtTerminal()) print(lines);
  else for (const line of lines) log.info(line);
}

const print = (lines: string[]) =>
  void process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
