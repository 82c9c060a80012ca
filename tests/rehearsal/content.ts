import { hash } from 'node:crypto';

/** What a body says: the bytes around what the editor changes, and which save it is of. */
export interface Content {
  /** Hash of all but what each save changes: its words, its moment, its version. */
  template: string;
  /** Counted from 1; undefined where the words of none are shown. */
  save: number | undefined;
  /** How long it is, and how it begins: for whoever looks for a fault. */
  start: string;
}

export const wordsOf = (save: number): string => `Prova kaydı ${save}.`;

const words = /Prova kaydı (\d+)\./g;
const moments = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z|"version":\d+/g;

/** @throws {Error} for a body that mixes two saves */
export function readContent(text: string): Content {
  const saves = new Set([...text.matchAll(words)].map(([, save]) => Number(save)));
  if (saves.size > 1) throw new Error(`the saves ${[...saves].join(' and ')} in one body`);
  const [save] = saves;
  const template = hash('sha1', text.replaceAll(words, '…').replaceAll(moments, '…'));
  return { template, save, start: `${text.length} characters, "${text.slice(0, 60)}…"` };
}
