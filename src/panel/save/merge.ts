/** A place inside of a value: ['members', 3, 'name']. */
export type Place = readonly (string | number)[];

export interface Versions<Value = unknown> {
  /** What both began with. */
  base: Value;
  mine: Value;
  theirs: Value;
}

export interface Disagreement {
  place: Place;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** With mine where the two disagree. */
  value: unknown;
  disagreements: Disagreement[];
}

/**
 * Keeps what only one of two people has changed, inside of groups too, and inside of lists whose entries can be
 * distinguished. Where both have changed one thing in two ways, they disagree; an entry of a list is one thing.
 */
export function mergeThree(versions: Versions, place: Place = []): Merge {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, disagreements: [] };
  if (isSame(mine, base)) return { value: theirs, disagreements: [] };
  if (areGroups(versions) && !(isInEntry(place) && isMixture(versions))) return mergeGroups(versions, place);
  if (areLists(versions)) return mergeLists(versions, place);
  return ask(mine, theirs, place);
}

const ask = (mine: unknown, theirs: unknown, place: Place): Merge => ({
  value: mine,
  disagreements: [{ place, mine, theirs }],
});

function mergeGroups({ base, mine, theirs }: Versions<Group>, place: Place): Merge {
  const merges = Object.keys(base).map((name) => {
    const part = { base: base[name], mine: mine[name], theirs: theirs[name] };
    return [name, mergeThree(part, [...place, name])] as const;
  });
  return {
    value: Object.fromEntries(merges.map(([name, { value }]) => [name, value])),
    disagreements: merges.flatMap(([, { disagreements }]) => disagreements),
  };
}

const isInEntry = (place: Place): boolean => place.some((step) => typeof step === 'number');

/**
 * Tells whether each side has changed other fields: one's new name beside the other's new office is an entry that
 * nobody has read.
 */
function isMixture({ base, mine, theirs }: Versions<Group>): boolean {
  const open = Object.keys(base).filter((name) => !isSame(mine[name], theirs[name]));
  const changedBy = (side: Group) => open.filter((name) => !isSame(side[name], base[name]));
  const [byMe, byThem] = [changedBy(mine), changedBy(theirs)];
  return byMe.length > 0 && byThem.length > 0 && !isSame(byMe, byThem);
}

function mergeLists(versions: Versions<Group[]>, place: Place): Merge {
  const { base, mine, theirs } = versions;
  if (isInPlace(mine, base) && isInPlace(theirs, base)) return mergeEntries(versions, place);
  const byMe = carryChanges({ base, resized: mine, edited: theirs });
  if (byMe) return settleTaken({ mine: byMe.value, theirs: byMe.withTaken }, place);
  const byThem = carryChanges({ base, resized: theirs, edited: mine });
  if (byThem) return settleTaken({ mine: byThem.withTaken, theirs: byThem.value }, place);
  return ask(mine, theirs, place);
}

function mergeEntries({ base, mine, theirs }: Versions<Group[]>, place: Place): Merge {
  const merges = base.map((entry, index) =>
    mergeThree({ base: entry, mine: mine[index], theirs: theirs[index] }, [...place, index]),
  );
  return {
    value: merges.map(({ value }) => value),
    disagreements: merges.flatMap(({ disagreements }) => disagreements),
  };
}

const settleTaken = ({ mine, theirs }: Record<'mine' | 'theirs', Group[]>, place: Place): Merge =>
  isSame(mine, theirs) ? { value: mine, disagreements: [] } : ask(mine, theirs, place);

function areGroups(versions: Versions): versions is Versions<Group> {
  const { base, mine, theirs } = versions;
  if (!isGroup(base) || !isGroup(mine) || !isGroup(theirs)) return false;
  const names = Object.keys(base).toSorted();
  return [mine, theirs].every((group) => isSame(Object.keys(group).toSorted(), names));
}

/** Tells whether these are lists of groups: a list of words is one text to its writer. */
function areLists(versions: Versions): versions is Versions<Group[]> {
  const { base, mine, theirs } = versions;
  return [base, mine, theirs].every((list) => Array.isArray(list) && list.every(isGroup));
}

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
function carryChanges({ base, resized, edited }: Resizing): Carried | undefined {
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

/** Finds where the entries of `few` stand among `many`; undefined unless all of them do, in this order. */
function findWithin(many: Group[], few: Group[]): number[] | undefined {
  const places: number[] = [];
  for (const [at, entry] of many.entries())
    if (places.length < few.length && isSame(entry, few[places.length])) places.push(at);
  return places.length === few.length ? places : undefined;
}

/** No entry is added, taken or moved. */
const isInPlace = (list: Group[], base: Group[]): boolean =>
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

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || asText(one) === asText(other);

/** Writes a value as JSON for comparison; the order of a group's fields says nothing. */
const asText = (value: unknown) =>
  JSON.stringify(value, (_name, inner: unknown) =>
    isGroup(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
