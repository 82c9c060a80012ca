import { numbersIn, type PencilField, withoutMarks } from './marks.ts';

/** Place of a field on a page. */
export interface Place {
  /** Its words, or a picture. */
  node: Text | Element;
  field: PencilField;
}

/** Takes the marks off a page. @returns what they stood at, and what says in full what a field without a mark says */
export function findPlaces(root: Element, fields: readonly PencilField[]): Place[] {
  const sayings = takeMarks(root);
  const marked = sayings.flatMap(({ node, numbers }) =>
    numbers.flatMap((number) => fields[number] ?? []).map((field) => ({ node, field })),
  );
  const unmarked = Map.groupBy(
    fields.flatMap((field) => (field.shown ?? []).map((shown) => ({ field, key: keyOf(shown) }))),
    ({ key }) => key,
  );
  const others = sayings.flatMap(({ node, words, numbers }) => {
    const same = numbers.length === 0 ? (unmarked.get(keyOf(words)) ?? []) : [];
    const field = chooseByBox(node, { among: same.map(({ field }) => field), marked });
    return field ? [{ node, field }] : [];
  });
  return [...marked, ...others];
}

/** A text of the page, or the address or the description of a picture. */
interface Saying {
  node: Text | Element;
  words: string;
  /** Of its marks. */
  numbers: number[];
}

/** Texts and pictures whose marks have been taken away; they hold as long as the words are the same. */
const taken = new WeakMap<Node, Saying>();

function takeMarks(root: Element, hasPencils = true): Saying[] {
  const sayings: Saying[] = [];

  function hear(node: Text | Element, text: string) {
    const words = withoutMarks(text);
    if (words !== text) taken.set(node, { node, words, numbers: numbersIn(text) });
    const before = taken.get(node);
    if (hasPencils) sayings.push(before?.words === words ? before : { node, words, numbers: [] });
    return words;
  }

  if (root.matches('img')) {
    hear(root, root.getAttribute('alt') ?? '');
    sayings.push({ node: root, words: root.getAttribute('src') ?? '', numbers: [] });
  }
  for (const attribute of root.attributes) {
    const clean = withoutMarks(attribute.value);
    if (clean !== attribute.value) attribute.value = clean;
  }
  for (const child of root.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      const text = child as Text;
      const words = hear(text, text.data);
      if (words !== text.data) text.data = words;
    } else if (child instanceof Element && !child.matches(untouched))
      sayings.push(...takeMarks(child, hasPencils && !child.matches(withoutPencils)));
  }
  return sayings;
}

/** Elements that hold no words of a document, or whose words must stay as the server drew them until React wakes. */
const untouched = 'script, style, template, [data-pencils], [data-wake], [data-preview-bar]';

const withoutPencils = 'noscript, svg, iframe, select, textarea';

/** A page shows a copy of a picture in another size and format. */
const keyOf = (shown: string): string =>
  shown.startsWith('/') ? shown.replace(/(-\d+)?\.\w+$/, '') : shown.replaceAll(/\s+/g, ' ').trim();

/** Chooses, of several fields that say the same, the one whose entry has other words in the same box. */
function chooseByBox(
  node: Node,
  { among, marked }: { among: PencilField[]; marked: readonly Place[] },
): PencilField | undefined {
  if (among.length < 2) return among[0];
  for (let box = node.parentElement; box; box = box.parentElement) {
    const inside = marked.filter((place) => box?.contains(place.node));
    if (inside.length === 0) continue;
    const nearness = ({ href }: PencilField) =>
      Math.max(...inside.map(({ field }) => sharedStart(href, field.href)));
    return among.toSorted((one, other) => nearness(other) - nearness(one))[0];
  }
  return among[0];
}

function sharedStart(one: string, other: string): number {
  const length = [...one].findIndex((letter, at) => letter !== other[at]);
  return length === -1 ? one.length : length;
}
