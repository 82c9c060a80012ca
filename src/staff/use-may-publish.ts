import { useQueryClient } from '@tanstack/react-query';
import { signedInQuery } from './queries.ts';

/** Tells whether the signed-in person may change what visitors see; the server decides again. */
export const useMayPublish = (): boolean =>
  useQueryClient().getQueryData(signedInQuery.queryKey)?.mayPublish !== false;
