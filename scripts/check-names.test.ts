import { expect, test } from 'vitest';
import { plantTree } from '../tests/support/planted-tree.ts';
import { checkNames } from './check-names.ts';

const sane = {
  'src/news/news-filter.island.test.tsx': 'test("a draft is not shown", only());',
  'src/db/migrations/001-start.ts': '',
  'src/content/association.ts': `${'\n'.repeat(300)}export const short = 'KUYAK';`,
  'src/i18n/tr/news.ts': `export const title = 'Başlık';\n${'export const todo = 1;\n'.repeat(300)}`,
  'src/news/title-field.tsx': `/** 'Başlık' */ const dotless = { ı: 'i' }; const a = /[ığ]+/;`,
  'src/news/title-field.test.ts': `expect(label).toBe('Başlık');`,
  'src/db/migrations/002-names.ts': `const name = 'görsel';`,
  'src/news/long-enough.ts': 'line\n'.repeat(250),
  'tests/promises/home.test.ts': `expect(title).toContain('Kutup Yıldızı');`,
  'src/news/news-count.ts': `/** Returns what visitors see. */\nexport const count = 1;\n/** In ms. */\nconst wait = 1;`,
  'bench/README.md': '',
};

const planted: [promise: string, path: string, text: string, words: RegExp][] = [
  ['file names are kebab-case', 'src/news/NewsCard.tsx', '', /kebab-case/],
  ['and ASCII', 'src/news/haber-kartı.tsx', '', /kebab-case/],
  ['folder names too', 'tests/e2e/News_List/a.ts', '', /kebab-case/],
  ['the folders of src are a closed list', 'src/shop/shop-page.tsx', '', /folders of src/],
  ['no file lies loose in src', 'src/main.ts', '', /folders of src/],
  ['a file has at most 250 lines', 'src/news/store.server.ts', 'line\n'.repeat(251), /251 lines/],
  ['no work is left behind', 'scripts/backup.ts', `// ${'TO'}DO later`, /leaves work behind/],
  ['whatever it is called', 'src/ui/theme.css', `/* ${'FIX'}ME */`, /leaves work behind/],
  [
    'no test hides the others',
    'tests/e2e/home.e2e.ts',
    `test${'.on'}ly('home', () => {})`,
    /take \.only away/,
  ],
  ['the type checker is not silenced', 'bench/run.ts', `// @ts-${'ig'}nore`, /mend the type/],
  [
    'nothing but the content names the association',
    'src/site/home-page.tsx',
    '<h1>KUYAK</h1>',
    /names the association/,
  ],
  ['in whatever letters', 'src/server/session.ts', `const cookie = 'kuyak-session'`, /names the association/],
  ['nor by its long name', 'src/i18n/tr/frame.ts', 'KUTUP YILDIZI', /names the association/],
  [
    'a sentence stands in i18n or content',
    'src/http/body.ts',
    `throw 'Başlık gereklidir';`,
    /Turkish text outside/,
  ],
  [
    'also where it is put together',
    'src/news/count.ts',
    `const a = \`${'$'}{n} gün önce\`;`,
    /Turkish text outside/,
  ],
  ['and on a page as well', 'src/news/news-card.tsx', 'const a = <p>Haber bulunamadı</p>;', /outside i18n/],
  ['and in an attribute', 'src/ui/close.tsx', 'const a = <p title="Görüntüle" />;', /outside i18n/],
  ['and as a name', 'src/news/looks.ts', 'const looks = { Eğitim: 1 };', /outside i18n/],
  ['not even in a file name', 'src/ui/kuyak-logo.tsx', '', /names the association/],
  [
    'a comment begins with a verb or a noun',
    'src/news/list.ts',
    `/** What visitors see. */\nexport type Shown = string;`,
    /begins with "What"/,
  ],
  [
    'on lines of its own as well',
    'src/ui/steps.tsx',
    `/**\n * For all.\n * @throws never\n */\nexport async function* step() {}`,
    /begins with "For"/,
  ],
];

test('sane names give no fault', () => {
  expect(checkNames(plantTree(sane))).toEqual([]);
});

test.for(planted)('%s', ([, path, text, words]) => {
  const faults = checkNames(plantTree({ ...sane, [path]: text }));
  expect(faults).toEqual([expect.objectContaining({ path, message: expect.stringMatching(words) })]);
});

test('a fault names its line', () => {
  const root = plantTree({ 'src/news/a.ts': `\n\n// ${'TO'}DO` });
  expect(checkNames(root)).toMatchObject([{ line: 3 }]);
});
