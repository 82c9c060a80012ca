import type { APIRequestContext } from '@playwright/test';

/**
 * The addresses of all public pages, as the sitemap of the running site tells them: Playwright cannot import
 * src/server/pages.tsx, because only Vite finds the islands. An alias is its page once more, and not among them.
 */
export async function listPublicPages(request: APIRequestContext): Promise<string[]> {
  return (await listAddresses(request)).filter((path) => !isArticle(path));
}

export async function listArticles(request: APIRequestContext): Promise<string[]> {
  return (await listAddresses(request)).filter(isArticle);
}

async function listAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));
  if (addresses.length === 0) throw new Error('The sitemap names no page');
  return addresses.map(({ pathname }) => pathname);
}

const isArticle = (path: string) => /^\/news\/\d+(?:-[^/]+)?$/.test(path);
