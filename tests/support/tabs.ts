/** Looks at the page of a path, and says what was found there. */
export type Visit<Found> = (path: string) => Promise<Found>;

const tabs = 4;

export const openTabs = <Found>(openTab: () => Promise<Visit<Found>>): Promise<Visit<Found>[]> =>
  Promise.all(Array.from({ length: tabs }, openTab));

/**
 * The tabs share the pages, as each waits half a second at each of them until nothing moves any more. What measures time
 * looks at one page after the other.
 * @returns what was found, in no certain order
 */
export async function visitAll<Found>(
  paths: readonly string[],
  visits: readonly Visit<Found>[],
): Promise<Found[]> {
  const found: Found[] = [];
  await Promise.all(
    visits.map(async (visit, tab) => {
      for (const path of paths.filter((_, index) => index % visits.length === tab))
        found.push(await visit(path));
    }),
  );
  return found;
}
