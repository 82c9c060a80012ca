import { type Group, isSame } from './same-value.ts';

interface Resizing {
  base: Group[];
  /** By who has only added whole entries, or only taken some. */
  resized: Group[];
  /** By who has only changed entries where they stand. */
  edited: Group[];
}

interface Carried {
  /** The resized list, with each change at the entry it was made in. */
  value: Group[];
  /** The same with entries that one has taken and the other has changed. */
  withTaken: Group[];
}

/** Undefined when the two have done anything else. */
export function carryChanges({ base, resized, edited }: Resizing): Carried | undefined {
  if (!isInPlace(edited, base)) return undefined;
  const places = findWithin(resized, base);
  if (places) {
    const value = resized.map((entry, at) => edited[places.indexOf(at)] ?? entry);
    return { value, withTaken: value };
  }
  const left = findWithin(base, resized);
  if (!left) return undefined;
  return {
    value: edited.filter((_entry, at) => left.includes(at)),
    withTaken: edited.filter((entry, at) => left.includes(at) || !isSame(entry, base[at])),
  };
}

/** Where each of `few` stands among `many`; undefined unless all of them do, in this order. */
function findWithin(many: Group[], few: Group[]): number[] | undefined {
  const places: number[] = [];
  for (const [at, entry] of many.entries())
    if (places.length < few.length && isSame(entry, few[places.length])) places.push(at);
  return places.length === few.length ? places : undefined;
}

/** No entry is added, taken or moved. */
export const isInPlace = (list: Group[], base: Group[]): boolean =>
  list.length === base.length && list.every((entry, index) => isStill(entry, { base, index }));

/** Known by its id; an entry without one has not become more like another than like itself. */
function isStill(entry: Group, { base, index }: { base: Group[]; index: number }): boolean {
  const before = base[index] ?? {};
  if ('id' in entry) return entry.id === before.id;
  if (isSame(entry, before)) return true;
  const likeness = countShared(entry, before);
  return base.every((other) => other === before || countShared(entry, other) <= likeness);
}

const countShared = (one: Group, other: Group): number =>
  Object.keys(one).filter((name) => isSame(one[name], other[name])).length;
