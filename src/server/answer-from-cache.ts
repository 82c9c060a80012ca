import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAcceptedEncodings } from './cache/answer-encodings.ts';
import type { EncodedResponse } from './cache/encoded-response.ts';
import type { AnswerAtOnce } from './connections/listen.ts';
import type { Parts } from './parts.ts';

/**
 * Sends what is in the page cache, pictures that were asked for before, and the files that come with the site, before
 * the app sees the request: routing it and making a Response cost more than the answer. A crowd that asks for a page
 * while it is drawn again waits here for the same reason. Everything else goes on to the app: query strings, what is to be
 * drawn, and pages for who has a cookie, as only staff do. At log level `debug` all requests go there, to be logged.
 */
export function answerFromCache({
  pageCache,
  pictureCache,
  siteFiles,
  log,
}: Pick<Parts, 'pageCache' | 'pictureCache' | 'siteFiles' | 'log'>): AnswerAtOnce {
  if (log.isLevelEnabled('debug')) return () => false;

  function findResponse({ url = '', headers }: IncomingMessage): EncodedResponse | undefined {
    const accepted = readAcceptedEncodings(headers);
    const page = headers.cookie === undefined ? pageCache.findAtOnce(url, accepted) : undefined;
    return page ?? pictureCache.find(url, headers, pageCache.generation) ?? siteFiles.find(url, accepted);
  }

  function send(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const response = findResponse(incoming);
    if (!response) return false;
    outgoing.writeHead(response.status, response.head);
    outgoing.end(incoming.method === 'HEAD' ? null : response.body);
    return true;
  }

  return function answerAtOnce(incoming, outgoing) {
    const { method = '', url = '', headers } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (send(incoming, outgoing)) return true;
    const renewal = headers.cookie === undefined ? pageCache.findRenewal(url) : undefined;
    return renewal?.then(() => send(incoming, outgoing)) ?? false;
  };
}
