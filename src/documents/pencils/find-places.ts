import { type Around, chooseField, compareNearness, nearness } from './choose-field.ts';
import { type PagePart, partsOfPage, tidyWords } from './parts-of-page.ts';
import type { PencilField } from './pencil-field.ts';

/** Where on a page the words of a field stand. */
export interface Place {
  node: Text | Element;
  field: PencilField;
}

interface Part extends PagePart {
  /** Those that have its words: of the page inside it, of the frame around it. */
  fields: PencilField[];
  /** Those of the frame for a part of the page. */
  others: PencilField[];
  field?: PencilField;
}

/**
 * First what only one field says; then what several say, by what stands around it; then, for the fields that are left,
 * sentences that hold their words; at last what the page repeats of its frame, such as a telephone.
 */
export function findPlaces(root: Element, fields: readonly PencilField[]): Place[] {
  const parts = readParts(root, fields);
  const used = new Set<PencilField>();
  const place = (part: Part, field: PencilField | undefined) => {
    if (!field) return;
    part.field = field;
    used.add(field);
  };
  for (const part of parts) if (part.fields.length === 1) place(part, part.fields[0]);
  for (const part of parts) if (!part.field) place(part, chooseField(part.fields, around(part, parts), used));
  const left = fields.filter((field) => !used.has(field));
  const sentences = left.flatMap((field) => findSentence(field, parts) ?? []);
  const taken = new Set(sentences.map(({ node }) => node));
  for (const part of parts)
    if (!part.field && !taken.has(part.node))
      place(part, chooseField(part.others, around(part, parts), used));
  return [...parts.flatMap(({ node, field }) => (field ? [{ node, field }] : [])), ...sentences];
}

function readParts(root: Element, fields: readonly PencilField[]): Part[] {
  const known = Map.groupBy(
    fields.flatMap((field) => field.shown.map((shown) => ({ field, key: keyOf(shown) }))),
    ({ key }) => key,
  );
  return partsOfPage(root, (words) => known.has(words)).map((part) => {
    const same = (known.get(keyOf(part.words)) ?? []).map(({ field }) => field);
    const [fields, others] = [true, false].map((isHere) =>
      same.filter(({ isOwn }) => (isOwn === part.isInPage) === isHere),
    );
    return { ...part, fields: fields ?? [], others: isInterfaceWord(part) ? [] : (others ?? []) };
  });
}

/** In the page, a single word of the frame is more likely the site's own: 'Bağış' is a heading and a desk. */
const isInterfaceWord = ({ isInPage, words }: PagePart) => isInPage && /^\p{L}+$/u.test(words);

/** A page shows a copy of a picture in another size and format. */
const keyOf = (shown: string): string =>
  shown.startsWith('/') ? shown.replace(/(-\d+)?\.\w+$/, '') : tidyWords(shown);

function around(part: Part, parts: readonly Part[]): Around {
  const index = parts.indexOf(part);
  return {
    before: parts.slice(0, index).findLast(({ field }) => field)?.field,
    after: parts.slice(index).find(({ field }) => field)?.field,
  };
}

/** Beside other fields of its entry; then the shortest, which says the least beside it. */
function findSentence(field: PencilField, parts: readonly Part[]): Place | undefined {
  const [sentence] = parts
    .filter((part) => !part.field && (field.isOwn || !part.isInPage))
    .filter(({ words }) => field.shown.some((shown) => holds(words, tidyWords(shown))))
    .map((part) => ({ part, near: nearness(field, around(part, parts)) }))
    .toSorted(
      (one, other) =>
        compareNearness(other.near, one.near) || one.part.words.length - other.part.words.length,
    );
  return sentence && { node: sentence.part.node, field };
}

const longestLabel = 60;

/** As whole words; a few digits say nothing in a long sentence. */
function holds(sentence: string, words: string): boolean {
  if (words.length < 4 && sentence.length > longestLabel) return false;
  for (let at = sentence.indexOf(words); at !== -1; at = sentence.indexOf(words, at + 1)) {
    const [before, after] = [sentence.slice(0, at), sentence.slice(at + words.length)];
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
