import { wishOf } from './answer-forms.ts';
import type { AnswerAtOnce } from './listen.ts';
import type { Parts } from './parts.ts';

/**
 * Sends what is in the page cache, pictures that were asked for before, and the files that come with the site, before
 * the app sees the request: routing it and making a Response cost more than the answer. Everything else goes on to the app: query strings, what is to be
 * drawn, and pages for who has a cookie, as only staff do. At log level `debug` all requests go there, to be logged.
 */
export function answerFromCache({
  pageCache,
  keptPictures,
  siteFiles,
  log,
}: Pick<Parts, 'pageCache' | 'keptPictures' | 'siteFiles' | 'log'>): AnswerAtOnce {
  if (log.isLevelEnabled('debug')) return () => false;
  return ({ method = '', url = '', headers }, outgoing) => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const wish = wishOf(headers);
    const page = headers.cookie === undefined ? pageCache.findAtOnce(url, wish) : undefined;
    const form = page ?? keptPictures.find(url, headers, pageCache.generation) ?? siteFiles.find(url, wish);
    if (!form) return false;
    outgoing.writeHead(form.status, form.head);
    outgoing.end(method === 'HEAD' ? null : form.body);
    return true;
  };
}
