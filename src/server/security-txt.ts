import { Hono } from 'hono';
import type { Association } from '#/content/association.ts';
import { day } from '#/format/durations.ts';
import type { Parts } from './parts.ts';

const path = '/.well-known/security.txt';

/** RFC 9116. */
export function securityTxt({ config, clock, content }: Pick<Parts, 'config' | 'clock' | 'content'>) {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'max-age=3600',
  };
  return new Hono()
    .get(path, (c) =>
      c.body(drawSecurityTxt(content.last.association, { ...config, now: clock() }), 200, headers),
    )
    .get('/security.txt', (c) => c.redirect(path, 301));
}

function drawSecurityTxt(
  { contact }: Association,
  { siteUrl, now }: { siteUrl: string | undefined; now: Date },
): string {
  const lines = [
    `Contact: mailto:${contact.securityEmail}`,
    `Expires: ${findExpiry(now).toISOString()}`,
    'Preferred-Languages: tr, en',
  ];
  // only https addresses are allowed here (RFC 9116 2.5.2)
  if (siteUrl?.startsWith('https:')) lines.push(`Canonical: ${siteUrl}${path}`);
  return `${lines.join('\n')}\n`;
}

/** Computed, because nobody would notice a written date that has passed (RFC 9116 2.5.5). */
const findExpiry = (now: Date) => new Date(new Date(now).setUTCHours(0, 0, 0, 0) + 180 * day);
