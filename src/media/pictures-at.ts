import { queryOptions, useQueries } from '@tanstack/react-query';
import { fetchList } from '#/http/fetch-list.ts';
import { mediaText as text } from '#/i18n/tr/media.ts';
import type { Media } from './answers.server.ts';
import { mostAddresses } from './limits.ts';

export const picturesAt = '/api/media/at';

/** The picture at an address; for an address on another site, its copy. Null when the library has none. */
export function pictureAtQuery(typed: string) {
  const address = typed.trim();
  return queryOptions({ queryKey: [picturesAt, address], queryFn: () => ask(address) });
}

interface PicturesAt {
  /** Each once, in the order of the addresses. */
  pictures: Media[];
  areAllKnown: boolean;
}

export const usePicturesAt = (addresses: readonly string[]): PicturesAt =>
  useQueries({ queries: [...new Set(addresses)].map(pictureAtQuery), combine });

function combine(answers: readonly { data: Media | null | undefined }[]): PicturesAt {
  const byId = new Map(answers.flatMap(({ data }) => (data ? [[data.id, data]] : [])));
  return { pictures: [...byId.values()], areAllKnown: answers.every(({ data }) => data !== undefined) };
}

interface Asked {
  address: string;
  resolve: (picture: Media | null) => void;
  reject: (error: unknown) => void;
}

let waiting: Asked[] = [];

/** Asks for a picture, together with all that one drawing of a page asks for. */
function ask(address: string): Promise<Media | null> {
  if (waiting.length === 0) setTimeout(sendWaiting);
  return new Promise((resolve, reject) => waiting.push({ address, resolve, reject }));
}

function sendWaiting(): void {
  const asked = waiting;
  waiting = [];
  for (const call of inCalls(asked)) void send(call);
}

/** Characters that the query of a call may have: servers refuse heads over some 16 KB, and an address may have 2,000. */
const longestQuery = 6000;

function inCalls(asked: readonly Asked[]): Asked[][] {
  const calls: Asked[][] = [];
  for (const one of asked) {
    const last = calls.at(-1);
    if (last && last.length < mostAddresses && queryOf([...last, one]).length <= longestQuery) last.push(one);
    else calls.push([one]);
  }
  return calls;
}

const queryOf = (asked: readonly Asked[]) =>
  new URLSearchParams(asked.map(({ address }) => ['address', address])).toString();

async function send(asked: readonly Asked[]): Promise<void> {
  try {
    const found = await fetchList<Media | null>(`${picturesAt}?${queryOf(asked)}`, text.fetchFailed);
    for (const [place, { resolve }] of asked.entries()) resolve(found[place] ?? null);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}
