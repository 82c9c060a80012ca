import { wishOf } from './answer-forms.ts';
import type { AnswerAtOnce } from './listen.ts';
import type { Parts } from './parts.ts';

/**
 * Sends what is in the page cache before the app sees the request: routing it and making a Response cost more than the
 * answer. Everything else goes on to the app: query strings, what is to be drawn, and requests with a cookie, which
 * only staff have. At log level `debug` all requests go there, where they are logged.
 */
export function answerFromCache({ pageCache, log }: Pick<Parts, 'pageCache' | 'log'>): AnswerAtOnce {
  if (log.isLevelEnabled('debug')) return () => false;
  return ({ method = '', url = '', headers }, outgoing) => {
    if ((method !== 'GET' && method !== 'HEAD') || headers.cookie !== undefined) return false;
    const form = pageCache.findAtOnce(url, wishOf(headers));
    if (!form) return false;
    outgoing.writeHead(form.status, form.head);
    outgoing.end(method === 'HEAD' ? null : form.body);
    return true;
  };
}
