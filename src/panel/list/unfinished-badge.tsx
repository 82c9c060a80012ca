import { createContext, useContext } from 'react';
import { publicationText as text } from '#/i18n/tr/publication.ts';
import { Badge } from '../badge.tsx';

/** Ids of the things whose changes wait unsaved on this device. */
export const UnfinishedIds = createContext<ReadonlySet<number>>(new Set());

/** On a row whose form, when it is opened, goes on with a text that was not saved. */
export function UnfinishedBadge({ id }: { id: number }) {
  return useContext(UnfinishedIds).has(id) && <Badge tone="waiting">{text.unfinished}</Badge>;
}
