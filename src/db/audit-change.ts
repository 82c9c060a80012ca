/** Changed fields: something new has no `before`, something removed no `after`. */
export type Change = Record<string, { before?: unknown; after?: unknown }>;

type Fields = object | undefined;

const bookkeeping = ['id', 'createdAt', 'updatedAt', 'version', 'useCount'] as const;

/** Fields that no change tells of. */
export type Bookkeeping = (typeof bookkeeping)[number];

/** Lists the changed fields; without `before` or `after`, all fields of the other. */
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
  Object.entries(state ?? {}).filter(([name]) => !bookkeeping.some((field) => field === name));
