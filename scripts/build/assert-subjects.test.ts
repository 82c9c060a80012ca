import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { assertSubjects } from './assert-subjects.ts';

test('a file of an earlier version among the words is named, with the road for what it says', () => {
  const content = join(makeScratchFolder('subjects-'), 'content');
  cpSync(join(import.meta.dirname, '../../src/content'), content, { recursive: true });
  expect(() => assertSubjects(content)).not.toThrow();
  writeFileSync(join(content, 'board.ts'), "export const board = { title: 'Kurul' };\n");
  writeFileSync(join(content, 'starter-news.ts'), 'export const starterNews = [];\n');
  const files = `${join(content, 'board.ts')}, ${join(content, 'starter-news.ts')}: not of this version`;
  expect(() => assertSubjects(content)).toThrow(files);
  expect(() => assertSubjects(content)).toThrow('npm run content -- convert OLD FOLDER');
});
