import { expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { pages } from '#/server/pages.tsx';
import { sharePages } from '../promises/read-page.ts';

const readPage = sharePages();

test('the second association has moved in: the home page bears its name', async () => {
  expect(association.name.tr).toBe('Deneme Dağ & Su Arama Kurtarma Derneği');
  expect((await readPage('/')).text).toContain(association.name.tr);
});

test('no page names the association of the demo', async () => {
  for (const { path } of pages)
    expect((await readPage(path)).html, path).not.toMatch(/kuyak|kutup y[ıi]ld[ıi]z[ıi]/i);
});
