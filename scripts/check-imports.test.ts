import { expect, test } from 'vitest';
import { plantTree } from '../tests/support/planted-tree.ts';
import { planted, sane } from './check-imports/planted-faults.ts';
import { checkImports } from './check-imports.ts';

test('a sane house has no fault', () => {
  expect(checkImports(plantTree(sane))).toEqual([]);
});

test.for(planted)('%s', ([, path, text, words]) => {
  const faults = checkImports(plantTree({ ...sane, [path]: text }));
  expect(faults).toContainEqual(expect.objectContaining({ path, message: expect.stringMatching(words) }));
});

test.for(['import', 'import type'])('a circle of "%s" over several files is found', (word) => {
  const circle = {
    'src/db/tables.ts': `${word} { A } from './rows/a.ts';`,
    'src/db/rows/a.ts': `${word} { B } from '#/db/rows/b.ts';`,
    'src/db/rows/b.ts': `${word} { Tables } from '../tables.ts';`,
  };
  const messages = checkImports(plantTree({ ...sane, ...circle })).map((fault) => fault.message);
  expect(messages).toEqual([
    expect.stringContaining('src/db/rows/a.ts → src/db/rows/b.ts → src/db/tables.ts'),
  ]);
});

test('folders of one room that import each other are found, though none of their files does', () => {
  const circle = {
    'src/media/upload/a.ts': `import type { B } from '../web/b.ts';`,
    'src/media/web/b.ts': 'export interface B {}',
    'src/media/web/c.ts': `import { d } from '../upload/d.ts';`,
    'src/media/upload/d.ts': 'export const d = 1;',
  };
  const messages = checkImports(plantTree({ ...sane, ...circle })).map((fault) => fault.message);
  expect(messages).toEqual([
    expect.stringContaining('circle of folders: src/media/upload → src/media/web → src/media/upload'),
  ]);
});

test('a fault names its line, also after Turkish letters', () => {
  const root = plantTree({
    ...sane,
    'src/http/request.ts': `// ışığın İğdesi 🐕\n\nimport '#/news/schema.ts';`,
  });
  expect(checkImports(root)).toMatchObject([{ line: 3 }]);
});

test('what comments and texts say is not an import', () => {
  const text = `// import '#/server/main.ts'\nexport const a = "import '#/server/main.ts'";`;
  expect(checkImports(plantTree({ ...sane, 'src/http/request.ts': text }))).toEqual([]);
});
