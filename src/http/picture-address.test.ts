import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const news = { title: 'Çığ', excerpt: 'Kısa', content: 'Metin', category: 'Duyuru', published: true };
const operation = {
  ...{ title: 'Arama', description: 'Anlatım', location: 'Bolu', date: '2026-11-01', status: 'completed' },
  ...{ rescuedCount: 0, volunteerCount: 0 },
};

/** Every call that takes the address of a picture. */
const calls: { name: string; send: (mert: Visitor, url: string) => Promise<Response> }[] = [
  { name: 'a cover', send: (mert, url) => mert.post('/api/news', { ...news, imageUrl: url }) },
  { name: 'an extra picture', send: (mert, url) => mert.post('/api/news', { ...news, images: [url] }) },
  {
    name: 'an operation',
    send: (mert, url) => mert.post('/api/operations', { ...operation, imageUrl: url }),
  },
  { name: 'a photo', send: (mert, url) => mert.post('/api/photos', { title: 'Kare', imageUrl: url }) },
];

async function openForMert(): Promise<Visitor> {
  const app = await openTestApp(await freshDatabase());
  return app.signedIn('mert');
}

test.each(calls)('$name may be of this site or of the web, and stays as it was typed', async ({ send }) => {
  const mert = await openForMert();
  for (const url of [
    '/media/a.jpg',
    '/artwork/ridge-dawn-1600.webp',
    '/icons/emblem.svg?en=2',
    'https://ornek.org/kurtarma.jpg',
    'HTTP://Ornek.org/Dağ yolu.jpg?x=1#üst',
  ]) {
    const answer = await send(mert, url);
    expect.soft([url, answer.status]).toEqual([url, 201]);
    expect.soft(await answer.text()).toContain(JSON.stringify(url));
  }
});

test.each(calls)('$name is refused when a browser would go elsewhere for it, or run it', async ({ send }) => {
  const mert = await openForMert();
  for (const url of [
    '//evil.example/a.gif',
    '/\\evil.example/a.gif',
    '\\\\evil.example/a.gif',
    '/\t/evil.example/a.gif',
    'https:\\\\evil.example/a.gif',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'a\tjava\tscript:alert(1)',
    'data:image/png;base64,iVBORw0KGgo=',
    'ftp://ornek.org/a.jpg',
    'https:evil.example/a.gif',
    'https://',
    'a.jpg',
    `/${'a'.repeat(2000)}`,
  ]) {
    const answer = await send(mert, url);
    expect.soft([url, answer.status]).toEqual([url, 400]);
    expect.soft(await answer.text()).toContain('Görsel adresi https:// ya da / ile başlamalıdır');
  }
});
