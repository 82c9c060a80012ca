import { comeLater } from '#/http/errors.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import type { OpenFolder, ReceivedFile } from '../upload/received-file.server.ts';
import { download } from './download.server.ts';
import { type FetchPolicy, publicFetchPolicy } from './fetch-policy.server.ts';

/** The only way by which the server calls others. */
export interface PictureWeb {
  /**
   * Receives what stands at an address, whatever it is and says it is; the caller removes the folder.
   * @throws {Refusal} 400 for an address that is none or not public, `Unavailable` for one that is not reachable or gives
   * nothing in time, 413 for a file that is too large, 429 when too many are on their way
   */
  fetchFile(address: string, openFolder: OpenFolder): Promise<ReceivedFile>;
}

/** Each holds a connection and, while a name is looked up, one of the few threads for that. */
const mostAtOnce = 4;
const retryAfterSeconds = 5;

/** @param siteUrl tells those who are asked who asks */
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
