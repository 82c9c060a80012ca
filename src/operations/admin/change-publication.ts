import type { QueryClient } from '@tanstack/react-query';
import type { PublicationChange } from '#/panel/stored/publication.tsx';
import { operationQuery, updateOperation } from '../queries.ts';
import type { Operation } from '../schema.ts';

/**
 * Changes whether visitors see it and nothing else; the caller asks to sign in again.
 * @param isReady looks at the whole operation first
 * @returns undefined when it is not ready
 * @throws {HttpError} 409 when somebody has changed it meanwhile; 400 when the server would not take it as it is
 */
export async function changePublication(
  queries: QueryClient,
  { id, version, published }: PublicationChange,
  isReady: (draft: Operation) => Promise<boolean> = async () => true,
): Promise<Operation | undefined> {
  const stored = await queries.fetchQuery({ ...operationQuery(id), staleTime: 0 });
  if (!(await isReady(stored))) return undefined;
  const { id: _id, createdAt, updatedAt, createdBy, updatedBy, ...draft } = stored;
  return updateOperation(id, { ...draft, version, published });
}
