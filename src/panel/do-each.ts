import pLimit from 'p-limit';
import { HttpError } from '#/http/request.ts';

/** Writes sent at once: a browser opens no more connections than these to a server without HTTP/2. */
const atOnce = 6;

/**
 * Does `work` for every item. A failure does not stop the others; a person who does not sign in again is not asked
 * for those that have not begun.
 * @returns those for which it worked, and the rest with the reason; both in the order of `items`
 */
export async function doEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const limit = pLimit(atOnce);
  const failed = new Map<Item, unknown>();
  let ended: HttpError | undefined;
  await limit.map(items, async (item) => {
    try {
      if (ended) throw ended;
      await work(item);
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) ended = error;
      failed.set(item, error);
    }
  });
  return {
    done: items.filter((item) => !failed.has(item)),
    failed: items.flatMap((item) => (failed.has(item) ? { item, error: failed.get(item) } : [])),
  };
}

/**
 * Does `work` once for every item: called again, as after a sign-in, it goes on with those for which it has not worked.
 * @returns what gives all results, or throws why one is missing
 */
export function eachOnce<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  let left = items;
  return async (): Promise<readonly Result[]> => {
    const { failed } = await doEach(left, async (item) => results.push(await work(item)));
    left = failed.map(({ item }) => item);
    if (failed[0]) throw failed[0].error;
    return results;
  };
}
