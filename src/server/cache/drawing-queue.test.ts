import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDrawingQueue } from './drawing-queue.ts';

const stays = new AbortController().signal;

/** @returns what was drawn, in its order */
function openWatched() {
  const queue = openDrawingQueue();
  const drawn: string[] = [];
  const draw = (name: string) => async () => {
    await nextTurn();
    drawn.push(name);
  };
  return {
    drawn,
    search: (name: string, signal = stays) => queue.search(draw(name), signal),
    page: (name: string) => queue(draw(name)),
  };
}

test('pages are drawn before searches that came earlier', async () => {
  const { drawn, search, page } = openWatched();
  const searches = ['search 1', 'search 2', 'search 3'].map((name) => search(name));
  const pages = Array.from({ length: 20 }, (_, number) => page(`page ${number}`));
  await Promise.all([...searches, ...pages]);
  expect(drawn.slice(0, 16).filter((name) => name.startsWith('search'))).toEqual([]);
  expect(drawn.filter((name) => name.startsWith('search'))).toEqual(['search 1', 'search 2', 'search 3']);
});

test('a search whose client has gone is not drawn, and those behind it are', async () => {
  const { drawn, search } = openWatched();
  const gone = new AbortController();
  const asked = [search('first'), search('gone', gone.signal), search('last')];
  gone.abort();
  await Promise.allSettled(asked);
  expect(drawn).toEqual(['first', 'last']);
});

test('thirty searches wait, the next are refused, and pages are not', async () => {
  const { search, page } = openWatched();
  const searches = Promise.allSettled(Array.from({ length: 40 }, (_, number) => search(`search ${number}`)));
  await page('article');
  const settled = await searches;
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(31);
  expect(settled.at(-1)).toMatchObject({ reason: { status: 503 } });
});

test('a flood of pages does not put a search off for ever', async () => {
  const { drawn, search, page } = openWatched();
  let isFlooding = true;
  const flood = Array.from({ length: 10 }, async () => {
    while (isFlooding) await page('flood');
  });
  await search('search');
  isFlooding = false;
  await Promise.all(flood);
  expect(drawn).toContain('search');
});
