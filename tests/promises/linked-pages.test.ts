import { expect, test } from 'vitest';
import { pages } from '#/server/pages.tsx';
import { sharePages } from './read-page.ts';

const readPage = sharePages();

test('every page is linked from another one', async () => {
  // an alias is its page once more, and articles come and go
  const paths = pages.filter(({ canonical }) => !canonical).map(({ path }) => path);
  const fixed = paths.filter((path) => !path.includes(':'));
  const linked = new Set<string>();
  for (const from of fixed) {
    const { html } = await readPage(from);
    for (const [, to = ''] of html.matchAll(/href="(\/[^"#?]*)/g)) if (to !== from) linked.add(to);
  }
  expect(fixed.filter((path) => !linked.has(path))).toEqual([]);
});
