import { HttpError } from '#/http/request.ts';

/**
 * One call after the other, because each is a write of its own; what fails does not stop the others, except that who
 * does not sign in again is not asked for each. @returns those for which it worked, and the rest with the reason
 */
export async function doOneByOne<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const done: Item[] = [];
  const failed: { item: Item; error: unknown }[] = [];
  for (const [place, item] of items.entries()) {
    try {
      await work(item);
      done.push(item);
    } catch (error) {
      const isOver = error instanceof HttpError && error.status === 401;
      const left = isOver ? items.slice(place) : [item];
      failed.push(...left.map((one) => ({ item: one, error })));
      if (isOver) break;
    }
  }
  return { done, failed };
}
