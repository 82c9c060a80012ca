import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from '../../../tests/support/site.ts';
import { openEditor } from '../editor.ts';
import { listPublicPaths } from '../public-paths.ts';

export interface Address {
  name: string;
  path: string;
}

interface Uploaded {
  files: { url: string }[];
}

/** One of each kind that a visitor's browser asks for. An article gets an uploaded picture, because the demo has none. */
export async function chooseAddresses(site: Site): Promise<Address[]> {
  const editor = await openEditor(site);
  const { items } = await editor.get<{ items: { id: number }[] }>('/api/admin/news/list');
  const article = await editor.get<{ id: number }>(`/api/admin/news/${items[0]?.id}`);
  const form = new FormData();
  const bytes = readFileSync('public/artwork/ridge-dawn-1600.webp');
  form.append('images', new File([bytes], 'foto.webp', { type: 'image/webp' }));
  const { files } = await editor.upload<Uploaded>('/api/media/upload', form);
  await editor.put(`/api/news/${article.id}`, { ...article, imageUrl: files[0]?.url, published: true });
  const home = await (await fetch(site.url)).text();
  return [
    { name: 'home', path: '/' },
    { name: 'news list', path: '/news' },
    { name: 'article', path: await findArticle(site, article.id) },
    { name: 'API list', path: '/api/news' },
    { name: 'picture', path: await findVariant(site) },
    { name: 'artwork', path: find(home, /\/artwork\/[\w-]+-800\.avif/) },
    { name: 'built asset', path: find(home, /\/assets\/[\w-]+\.js/) },
  ];
}

/** A smaller copy, which is made soon after the upload. */
async function findVariant(site: Site): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = /\/media\/[\w-]+\.avif/.exec(await (await fetch(`${site.url}/news`)).text());
    if (found) return found[0];
    await sleep(100);
  }
  throw new Error('The smaller copies of the picture were not made.');
}

async function findArticle({ url }: Site, id: number): Promise<string> {
  return find((await listPublicPaths(url)).join('\n'), new RegExp(`^/news/${id}\\b.*$`, 'm'));
}

function find(text: string, pattern: RegExp): string {
  const [found] = pattern.exec(text) ?? [];
  if (!found) throw new Error(`There is no ${pattern.source} on the page.`);
  return found;
}
