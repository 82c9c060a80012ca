import { hasDemoAccounts } from '#/content/demo-accounts.ts';
import type { Content } from '#/content/documents.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import type { Config } from './config.ts';
import type { FirstAdmin } from './first-start.ts';

/** Without an address: it is said before the server listens, which may fail. */
export function sayFirstAdmin({ username, password, isGenerated }: FirstAdmin): void {
  say([
    'The first admin:',
    `  name:     ${username}`,
    `  password: ${isGenerated ? `${password}   (shown this once: keep it, or change it in the panel)` : 'the ADMIN_PASSWORD you set'}`,
  ]);
}

export function sayWelcome({
  config,
  content: { association, donation },
  port,
  firstAdmin,
}: {
  config: Config;
  content: Content;
  port: number;
  firstAdmin: FirstAdmin | undefined;
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
  say(lines);
}

const say = (lines: string[]) =>
  void process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
