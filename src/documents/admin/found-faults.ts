import { HttpError } from '#/http/request.ts';

/** Why one of several documents was not published. */
export interface FaultsFound {
  id: number;
  /** 'value.banks.0.name' and what is wrong there. */
  faults: Record<string, string>;
}

export function findFaults(error: unknown): FaultsFound | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { document: id }: { document?: number } = error.body;
  return id === undefined ? undefined : { id, faults: error.fields };
}
