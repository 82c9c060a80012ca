import { expect, test } from 'vitest';
import { wordsOfPages } from './script-words.ts';

const manifest = {
  'client.ts': { file: 'client.js', dynamicImports: ['src/render/client.ts', 'copy.ts'] },
  'copy.ts': { file: 'copy.js' },
  'src/render/client.ts': { file: 'islands.js' },
  'src/news/list.island.tsx': { file: 'list.js' },
};
const texts: Record<string, string> = {
  'client.js': 'go()',
  'copy.js': "button.classList.remove('invisible'),map.className=`absolute inset-0`",
  'islands.js': 'document.createElement("textarea")',
  'list.js': 'jsx("article",{className:"rounded-card"})',
};
const words = wordsOfPages({ manifest, read: (file) => texts[file] ?? '' }, 'client.ts');

test('classes that scripts set are known on every page', () => {
  for (const name of ['absolute', 'inset-0']) expect(words.always).toContain(name);
});

test('a class that scripts only take away keeps its name, but its rule is for pages that have it', () => {
  expect(words.all).toContain('invisible');
  expect(words.always).not.toContain('invisible');
});

test('what an island draws is known where it stands, elements apart from classes', () => {
  expect([...(words.ofIslands.get('list') ?? [])]).toEqual(
    expect.arrayContaining(['<article', 'rounded-card']),
  );
  expect(words.all).not.toContain('article');
  expect(words.always).not.toContain('rounded-card');
  expect(words.all).not.toContain('textarea');
});
