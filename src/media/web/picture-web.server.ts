import { comeLater } from '#/http/errors.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import type { OpenFolder, ReceivedFile } from '../upload/received-file.server.ts';
import { download } from './download.server.ts';
import { type FetchPolicy, publicFetchPolicy } from './fetch-policy.server.ts';

/** The only way the server calls others. */
export interface PictureWeb {
  /** @throws {Refusal} 400 for the address, `Unavailable` if nothing comes in time, 413 too large, 429 too busy */
  fetchFile(address: string, openFolder: OpenFolder): Promise<ReceivedFile>;
}

/** Each holds a connection and, during the lookup, one of few threads. */
const mostAtOnce = 4;
const retryAfterSeconds = 5;

/** @param siteUrl tells the other site who asks */
export function openPictureWeb({
  siteUrl,
  fetchPolicy = publicFetchPolicy,
}: {
  siteUrl: string | undefined;
  fetchPolicy?: FetchPolicy;
}): PictureWeb {
  const userAgent = siteUrl ? `picture-fetcher/1.0 (+${siteUrl})` : 'picture-fetcher/1.0';
  let underWay = 0;
  return {
    async fetchFile(address, openFolder) {
      if (underWay >= mostAtOnce)
        throw comeLater('too-many-downloads', text.tooManyAtOnce, { retryAfterSeconds });
      underWay += 1;
      try {
        return await download({ address, openFolder, fetchPolicy, userAgent });
      } finally {
        underWay -= 1;
      }
    },
  };
}
