import { hasDemoAccounts } from '#/content/demo-accounts.ts';
import type { Content } from '#/content/documents.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import type { Config } from './config.ts';
import type { FirstAdmin } from './first-start.ts';

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
  if (firstAdmin) lines.push(...signInLines(firstAdmin, address));
  if (!config.siteUrl) {
    lines.push('SITE_URL is not set, so pages cannot name their public address to search engines.');
  }
  if (hasDemoAccounts(donation)) {
    lines.push(
      'Demo accounts are in place: send no money to the ones on /donate; an admin changes them in the panel.',
    );
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

function signInLines({ username, password, isGenerated }: FirstAdmin, address: string): string[] {
  return [
    `Sign in at ${address}${panelPaths.signIn}`,
    `  name:     ${username}`,
    `  password: ${isGenerated ? `${password}   (shown this once: keep it, or change it in the panel)` : 'the ADMIN_PASSWORD you set'}`,
  ];
}
