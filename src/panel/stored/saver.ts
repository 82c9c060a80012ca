import { createContext } from 'react';
import type { Stored } from './save-draft.ts';

/** Reads what the open form was begun with as it is stored now; undefined when nothing comes. Never rejects. */
export const ReadAgainContext = createContext<() => Promise<unknown>>(async () => undefined);

/**
 * Who has saved `current`, which a refusal does not say.
 * @param read the stored thing, read after the refusal; by then somebody may have saved it once more
 */
export function saverOf(read: unknown, { version }: Pick<Stored, 'version'>): string | undefined {
  return isSigned(read) && read.version === version && read.updatedBy ? read.updatedBy : undefined;
}

const isSigned = (read: unknown): read is { version: number; updatedBy: string } =>
  typeof read === 'object' && read !== null && 'version' in read && 'updatedBy' in read;
