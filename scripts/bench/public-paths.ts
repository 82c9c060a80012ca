/** All pages and articles, by the sitemap and the parts that it may be in. */
export async function listPublicPaths(url: string, sitemap = '/sitemap.xml'): Promise<string[]> {
  const text = await (await fetch(`${url}${sitemap}`)).text();
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return `${pathname}${search}`;
  });
  if (!text.includes('<sitemapindex')) return paths;
  return (await Promise.all(paths.map((part) => listPublicPaths(url, part)))).flat();
}

/** What programs read, and are open to all. */
export const publicCalls = ['/api/news', '/api/operations', '/api/photos', '/sitemap.xml'];
