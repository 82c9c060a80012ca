/** Each field that changed, as it was and as it is; a field of something new has no `before`, of something gone no `after`. */
export type Change = Record<string, { before?: unknown; after?: unknown }>;

type Fields = object | undefined;

/** What the server keeps for itself, and what nobody typed. */
const bookkeeping = ['id', 'createdAt', 'updatedAt', 'version', 'useCount'];

/** What differs between two states of one thing, for the log; with one state missing, all of the other. */
export function changeBetween(before: Fields, after: Fields): Change {
  const [old, now] = [new Map(fieldsOf(before)), new Map(fieldsOf(after))];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const changed = names.filter((name) => JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)));
  return Object.fromEntries(
    changed.map((name) => [
      name,
      { ...(before && { before: old.get(name) }), ...(after && { after: now.get(name) }) },
    ]),
  );
}

const fieldsOf = (state: Fields): [string, unknown][] =>
  Object.entries(state ?? {}).filter(([name]) => !bookkeeping.includes(name));
