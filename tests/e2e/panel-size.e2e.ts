import { readFileSync, statSync } from 'node:fs';
import { expect, test } from '../support/test.ts';

/** The panel is opened on phones, at night, where the line is thin. Sizes are bytes as they travel (Brotli). */

const folder = 'dist/client';
const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(`${folder}/.vite/manifest.json`, 'utf8'),
);

const firstLoad = ['src/admin/main.tsx', 'src/admin/panel.tsx'];
const writing = Object.keys(manifest).filter((source) => source.startsWith('src/panel/writing/'));

test('what the panel needs for its first screen is at most 150 KB of script', { tag: '@desktop' }, () => {
  expect(sum(chunksOf(firstLoad))).toBeLessThanOrEqual(150_000);
});

test('the writing area, which comes later, adds at most 130 KB of script', { tag: '@desktop' }, () => {
  const first = chunksOf(firstLoad);
  const later = [...chunksOf(writing)].filter((chunk) => !first.has(chunk));
  expect(later).toContain('src/panel/writing/rich/rich-editor.tsx');
  expect(sum(later)).toBeLessThanOrEqual(130_000);
});

test('the sign-in page, which comes before it, needs at most 4 KB of script', { tag: '@desktop' }, () => {
  expect(sum(chunksOf(['src/admin/sign-in.ts']))).toBeLessThanOrEqual(4000);
});

function chunksOf(sources: string[]): Set<string> {
  const chunks = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is no chunk of its own any more`);
    if (chunks.has(name)) return;
    chunks.add(name);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const source of sources) add(source);
  return chunks;
}

const sum = (chunks: Iterable<string>): number =>
  [...chunks].reduce((bytes, name) => bytes + statSync(`${folder}/${manifest[name]?.file}.br`).size, 0);
