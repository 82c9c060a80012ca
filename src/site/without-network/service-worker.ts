import { withoutNetworkText as text } from '#/i18n/tr/without-network.ts';

/** What this file uses of ServiceWorkerGlobalScope (W3C Service Workers), which TypeScript knows in another world than the page's only. */
interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'fetch', listener: (event: WorkerEvent) => void): void;
}
interface WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}
declare const self: Scope;

const day = 86_400_000;
const opened = caches.open('without-network');

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  void self.registration.navigationPreload?.enable();
  event.waitUntil(self.clients.claim());
});

// the network comes first, always: nobody reads an old page who could read a new one
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate' && !pathname.startsWith('/admin')) event.respondWith(answer(event));
});

async function answer(event: WorkerEvent): Promise<Response> {
  const found = await ask(event).catch(() => undefined);
  if (!found || found.status > 501) return findCopy(event.request.url).catch(() => found ?? Response.error());
  event.waitUntil(keepAllDaily());
  return found;
}

const ask = async ({ preloadResponse, request }: WorkerEvent) => (await preloadResponse) ?? fetch(request);

/** Keeps the crisis page, which stands at `/` while there is one, the accounts, and all advice. */
async function keepAll(): Promise<void> {
  const [, , list = ''] = await Promise.all(['/', '/donate', '/advice'].map(keep));
  for (const path of new Set(list.match(/\/advice\/[\w-]+/g))) await keep(path);
}

async function keep(path: string): Promise<string> {
  const page = await fetch(path);
  if (!page.ok) return '';
  await (await opened).put(path, page.clone());
  return page.text();
}

async function keepAllDaily(): Promise<void> {
  const kept = await (await opened).match('/donate');
  if (!kept || ageOf(kept) > day / 2) await keepAll();
}

const timeOf = ({ headers }: Response) => new Date(headers.get('date') ?? 0);

/** In ms. A clock that was set back counts as well: nobody knows how old the copy is then. */
const ageOf = (kept: Response) => Math.abs(Date.now() - timeOf(kept).getTime());

async function findCopy(url: string): Promise<Response> {
  const kept = await (await opened).match(url, { ignoreSearch: true });
  if (!kept) return listKept();
  const html = await kept.text();
  if (ageOf(kept) > day && /TR\d\d/.test(html)) return say(text.oldAccounts(self.location.host));
  const words = text.copyOf(timeOf(kept).toLocaleString('tr'));
  const marked = html.replace(/<body[^>]*>/, `$&<p role="status"><mark>${words}</mark></p>`);
  return new Response(marked, kept);
}

async function listKept(): Promise<Response> {
  const cache = await opened;
  const links = (await cache.keys()).map(async (page) => {
    const html = (await (await cache.match(page))?.text()) ?? '';
    return `<p><a href="${page.url}">${html.match(/<title>([^<]+)/)?.[1]}</a>`;
  });
  return say(text.notKept + (await Promise.all(links)).join(''));
}

const say = (words: string) =>
  new Response(
    `<!DOCTYPE html><html lang="tr"><meta name="viewport" content="width=device-width"><title>${text.title}</title><p>${words}`,
    { headers: { 'content-type': 'text/html;charset=utf-8' } },
  );
