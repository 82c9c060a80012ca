import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Refusal } from '#/http/errors.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import type { FetchPolicy } from './fetch-policy.server.ts';
import { guardLookup, readAddress } from './guard.server.ts';

export interface Call {
  fetchPolicy: FetchPolicy;
  signal: AbortSignal;
  userAgent: string;
}

const mostRedirects = 3;

/** Checks redirects like the address itself. @throws {Refusal} 400 when refused, `Unavailable` when it gives no file */
export async function requestFile(typed: string, call: Call): Promise<{ answer: IncomingMessage; url: URL }> {
  let url = readAddress(typed, call.fetchPolicy);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await ask(url, call);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return { answer, url };
    answer.destroy();
    if (!redirectCodes.includes(statusCode) || !headers.location)
      throw new Unavailable(text.notGiven(statusCode));
    url = readAddress(headers.location, call.fetchPolicy, url);
  }
  throw new Unavailable(text.tooManyRedirects);
}

const redirectCodes = [301, 302, 303, 307, 308];

function ask(url: URL, { fetchPolicy, signal, userAgent }: Call): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, {
      // a connection of its own, looked up and checked again; a shared one would skip both
      agent: false,
      lookup: guardLookup(fetchPolicy),
      signal,
      headers: {
        'user-agent': userAgent,
        accept: 'image/webp,image/png,image/jpeg,image/gif,*/*;q=0.1',
        'accept-encoding': 'identity',
      },
    })
      .on('response', resolve)
      .on('error', reject)
      // an upgrade that nobody asked for ends it without an error
      .on('close', () => reject(new Error('The connection was closed without an answer.')))
      .end();
  });
}

/** The server or the way to it is down. Names in our own network get the same words, so nobody can find them. */
export class Unavailable extends Refusal {
  constructor(message: string) {
    super('address-unavailable', message, { fields: { url: message } });
  }
}
