/** What came of one look at what waits for its time. */
export interface PublishedInTime {
  isAnyOut: boolean;
  /** By id. */
  failures: Map<number, unknown>;
}

/** One that fails keeps no other back. */
export async function publishEach(
  ids: readonly number[],
  publish: (id: number) => Promise<void>,
): Promise<PublishedInTime> {
  const failures = new Map<number, unknown>();
  for (const id of ids) await publish(id).catch((error: unknown) => void failures.set(id, error));
  return { isAnyOut: ids.length > failures.size, failures };
}
