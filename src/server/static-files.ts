import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const root = fileURLToPath(new URL('../client', import.meta.url));
const forEver = 'public, max-age=31536000, immutable';
const forAMonth = 'public, max-age=2592000';

/** Built assets have a hash in their name and never change; files in `public/` may be replaced. */
export function staticFiles() {
  const files = new Hono();
  // Vite serves them in development
  if (!import.meta.env.PROD) return files;
  return files
    .get('/assets/*', serve(forEver))
    .get('/artwork/*', serve(forAMonth))
    .get('/icons/*', serve(forAMonth))
    .get('/videos/*', serve(forAMonth));
}

function serve(cacheControl: string) {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_path, c) => {
      c.header('cache-control', cacheControl);
    },
  });
}
