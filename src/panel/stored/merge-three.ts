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
 * Keeps what only one of two people has changed, inside of groups too, and inside of lists whose entries are still the
 * same ones. Where both have changed one thing in two ways, they disagree; and an entry of a list is one thing.
 */
export function mergeThree(versions: Versions, place: Place = []): Merge {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, disagreements: [] };
  if (isSame(mine, base)) return { value: theirs, disagreements: [] };
  if (areGroups(versions) && !(isInEntry(place) && isMixture(versions))) return mergeGroups(versions, place);
  if (areLists(versions) && areInOrder(versions)) return mergeLists(versions, place);
  return { value: mine, disagreements: [{ place, mine, theirs }] };
}

type Group = Readonly<Record<string, unknown>>;

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

/** Each has changed other fields: the new name of one beside the new office of the other is an entry nobody has read. */
function isMixture({ base, mine, theirs }: Versions<Group>): boolean {
  const open = Object.keys(base).filter((name) => !isSame(mine[name], theirs[name]));
  const changedBy = (side: Group) => open.filter((name) => !isSame(side[name], base[name]));
  const [byMe, byThem] = [changedBy(mine), changedBy(theirs)];
  return byMe.length > 0 && byThem.length > 0 && !isSame(byMe, byThem);
}

function mergeLists({ base, mine, theirs }: Versions<Group[]>, place: Place): Merge {
  const merges = base.map((entry, index) =>
    mergeThree({ base: entry, mine: mine[index], theirs: theirs[index] }, [...place, index]),
  );
  return {
    value: merges.map(({ value }) => value),
    disagreements: merges.flatMap(({ disagreements }) => disagreements),
  };
}

function areGroups(versions: Versions): versions is Versions<Group> {
  const { base, mine, theirs } = versions;
  if (!isGroup(base) || !isGroup(mine) || !isGroup(theirs)) return false;
  const names = Object.keys(base).toSorted();
  return [mine, theirs].every((group) => isSame(Object.keys(group).toSorted(), names));
}

/** Of groups: a list of words is one text to whoever types it. */
function areLists(versions: Versions): versions is Versions<Group[]> {
  const { base, mine, theirs } = versions;
  return [base, mine, theirs].every((list) => Array.isArray(list) && list.every(isGroup));
}

/** Nobody has added, taken or moved an entry. */
const areInOrder = ({ base, mine, theirs }: Versions<Group[]>): boolean =>
  [mine, theirs].every(
    (list) => list.length === base.length && list.every((entry, index) => isStill(entry, { base, index })),
  );

/** Told by its id; an entry without one has not become more like another than like itself. */
function isStill(entry: Group, { base, index }: { base: Group[]; index: number }): boolean {
  const before = base[index] ?? {};
  if ('id' in entry) return entry.id === before.id;
  if (isSame(entry, before)) return true;
  const likeness = countShared(entry, before);
  return base.every((other) => other === before || countShared(entry, other) <= likeness);
}

const countShared = (one: Group, other: Group): number =>
  Object.keys(one).filter((name) => isSame(one[name], other[name])).length;

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || asText(one) === asText(other);

/** As JSON; the order of a group's fields says nothing. */
const asText = (value: unknown) =>
  JSON.stringify(value, (_name, inner: unknown) =>
    isGroup(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
