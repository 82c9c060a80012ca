import { parseSync, Visitor } from 'vite';
import type { Fault } from '../check-imports/fault.ts';
import { folderOf, isTest } from '../check-imports/house.ts';

/** A word, so that code about the letters themselves may name one of them. */
const turkishWord = /[ğışçöüİĞŞÇÖÜ]\p{L}|\p{L}[ğışçöüİĞŞÇÖÜ]/u;

const mayHold = ['content', 'i18n'];

/** Turkish in the strings, templates, names and JSX of src/, but for the folders of words. Comments may quote it. */
export function findTurkishText(path: string, text: string): Fault[] {
  if (!isHeld(path) || !turkishWord.test(text)) return [];
  const faults: Fault[] = [];
  function look(said: string, { start }: { start: number }) {
    if (!turkishWord.test(said)) return;
    const line = text.slice(0, start).split('\n').length;
    faults.push({ path, line, message: `holds Turkish text outside i18n and content: "${said.trim()}"` });
  }
  new Visitor({
    Literal: (node) => look(typeof node.value === 'string' ? node.value : '', node),
    TemplateElement: (node) => look(node.value.raw, node),
    JSXText: (node) => look(node.value, node),
    Identifier: (node) => look(node.name, node),
  }).visit(parseSync(path, text).program);
  return faults;
}

function isHeld(path: string): boolean {
  if (!/^src\/.*\.tsx?$/.test(path) || isTest(path)) return false;
  // what a migration once wrote is stored, and must not change with the interface
  if (path.startsWith('src/db/migrations/')) return false;
  // the description of a collection names its fields, as that of a document does in content/
  if (/^src\/[^/]+\/schema\.ts$/.test(path)) return false;
  return !mayHold.includes(folderOf(path) ?? '');
}
