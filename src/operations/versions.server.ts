import type { OperationRow, OperationVersionRow } from '#/db/tables.ts';
import { versionsOf } from '#/db/versions-of.ts';
import { operationsText as words } from '#/i18n/tr/operations.ts';
import { chosenOf } from './row.server.ts';
import type { OperationVersion } from './schema.ts';

export const operationVersions = versionsOf<OperationRow, OperationVersionRow, OperationVersion>({
  kind: 'operation',
  table: 'operationVersions',
  owner: 'operationId',
  valuesOf: ({ id, createdAt, updatedAt, createdBy, updatedBy, deletedAt, deletedBy, ...fields }) => fields,
  present: (_db, { operationId, isPublished, isPlaceHeld, ...row }) => ({
    ...row,
    ...chosenOf(row),
    published: isPublished === 1,
    isPlaceHeld: isPlaceHeld === 1,
  }),
  words,
});
