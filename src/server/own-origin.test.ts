import { expect, test } from 'vitest';
import { cast, openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { createApp } from './app.ts';

const ours = 'https://example.org';
const elsewhere = 'Bu istek başka bir siteden geldiği için reddedildi.';
const wrongName =
  'Panele yalnızca https://example.org adresinden girilebilir. Sayfayı o adreste açıp yeniden deneyin.';

/** What a sign-in is answered whose request bears these headers. */
async function openSignIn(siteUrl: string | undefined) {
  const { parts } = await openTestApp(await freshDatabase(), { siteUrl });
  const app = createApp(parts);
  const { username, password } = cast.ayse;
  return async (headers: Record<string, string>) => {
    const answer = await app.request(`http://${headers.host}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username, password }),
    });
    return [answer.status, ((await answer.json()) as { message?: string }).message];
  };
}

test('with SITE_URL, changes come from pages of that very origin or from no page', async () => {
  const signIn = await openSignIn(ours);
  const host = 'example.org';
  expect(await signIn({ host, origin: ours, 'sec-fetch-site': 'same-origin' })).toEqual([200, undefined]);
  expect(await signIn({ host, origin: ours })).toEqual([200, undefined]);
  expect(await signIn({ host })).toEqual([200, undefined]);
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'https://example.org.evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: ours, 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'none' },
  ];
  for (const headers of foreign)
    expect([headers, ...(await signIn({ host, ...headers }))]).toEqual([headers, 403, elsewhere]);
});

test('with SITE_URL, who opens the panel under another name learns the right one', async () => {
  const signIn = await openSignIn(ours);
  const otherNames: Record<string, string>[] = [
    { host: 'evil.example', origin: 'http://evil.example' },
    { host: 'example.org', origin: 'http://example.org' },
    { host: 'example.org:8443', origin: 'https://example.org:8443' },
    { host: '192.0.2.7', origin: 'http://192.0.2.7', 'sec-fetch-site': 'same-origin' },
    { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
  ];
  for (const headers of otherNames)
    expect([headers, ...(await signIn(headers))]).toEqual([headers, 403, wrongName]);
});

test('without SITE_URL, the name that the browser used is ours', async () => {
  const signIn = await openSignIn(undefined);
  const host = 'localhost:3000';
  expect(await signIn({ host, origin: 'http://localhost:3000' })).toEqual([200, undefined]);
  expect(await signIn({ host, origin: 'http://localhost:3001' })).toEqual([403, elsewhere]);
  expect(await signIn({ host, origin: 'https://evil.example' })).toEqual([403, elsewhere]);
});
