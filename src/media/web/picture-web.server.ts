import type { IncomingMessage } from 'node:http';
import { comeLater, Refusal } from '#/http/errors.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import { largestFile, mostMegabytes } from '../schema.ts';
import { type ReceivedFile, storeReceived, tidyName } from '../upload/receive.server.ts';
import { type FetchPolicy, publicFetchPolicy, requestFile, Unavailable } from './guarded-request.server.ts';

/** The only way by which the server calls other sites. */
export interface PictureWeb {
  /**
   * Downloads a file, and stores it in `folder` when it is a picture.
   * @param stopping ends it at once, as if nothing came
   * @throws {Refusal} 400 for the address, `Unavailable` if nothing comes in time, 413 too large, 429 too busy
   */
  fetchFile(address: string, folder: string, stopping?: AbortSignal): Promise<ReceivedFile>;
}

/** The limit of downloads at once: each holds a connection and, during the lookup, one of few threads. */
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
    async fetchFile(address, folder, stopping) {
      if (underWay >= mostAtOnce)
        throw comeLater('too-many-downloads', text.tooManyAtOnce, { retryAfterSeconds });
      underWay += 1;
      try {
        return await download({ address, folder, stopping, fetchPolicy, userAgent });
      } finally {
        underWay -= 1;
      }
    },
  };
}

interface Download {
  address: string;
  folder: string;
  stopping: AbortSignal | undefined;
  fetchPolicy: FetchPolicy;
  userAgent: string;
}

/** @throws {Refusal} `Unavailable` when another try may help; a full disk keeps its own error */
async function download(wanted: Download): Promise<ReceivedFile> {
  const { address, folder, stopping, fetchPolicy, userAgent } = wanted;
  const tooLate = AbortSignal.timeout(fetchPolicy.seconds * 1000);
  const signal = stopping ? AbortSignal.any([tooLate, stopping]) : tooLate;
  const explain = (error: unknown) => {
    if (error instanceof Refusal) return error;
    return new Unavailable(tooLate.aborted ? text.tooSlow(fetchPolicy.seconds) : text.notReachable);
  };
  const { answer, url } = await requestFile(address, { fetchPolicy, signal, userAgent }).catch((error) => {
    throw explain(error);
  });

  async function* readBody() {
    try {
      refuseLarge(Number(answer.headers['content-length'] ?? 0));
      yield* countBytes(answer);
    } catch (error) {
      throw explain(error);
    } finally {
      answer.destroy();
    }
  }

  return storeReceived(readBody(), { originalName: nameOfAddress(url), folder });
}

async function* countBytes(answer: IncomingMessage): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    refuseLarge(size);
    yield chunk;
  }
}

function refuseLarge(bytes: number): void {
  if (bytes > largestFile) throw new Refusal('file-too-large', text.tooLarge(mostMegabytes));
}

export function nameOfAddress({ pathname }: URL): string {
  return tidyName(decode(pathname.split('/').at(-1) ?? ''));
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
