import type { QueryClient } from '@tanstack/react-query';
import { whileSignedIn } from '#/panel/sign-in-request.ts';
import type { PublicationChange } from '#/panel/stored/publication-plan.ts';
import { operationQuery, updateOperation } from '../queries.ts';
import type { Operation } from '../schema.ts';

/**
 * Changes whether visitors see it and nothing else.
 * @throws {HttpError} 409 when somebody has changed it meanwhile; 400 when the server would not take it as it is
 */
export async function changePublication(
  queries: QueryClient,
  { id, version, published }: PublicationChange,
): Promise<Operation> {
  const stored = await queries.fetchQuery({ ...operationQuery(id), staleTime: 0 });
  const { id: _id, createdAt, updatedAt, createdBy, updatedBy, ...draft } = stored;
  return whileSignedIn(() => updateOperation(id, { ...draft, version, published }));
}
