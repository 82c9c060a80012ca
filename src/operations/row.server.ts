import type { OperationType } from '#/content/kinds.ts';
import type { Flag } from '#/db/tables/content-tables.ts';
import type { OperationRow } from '#/db/tables.ts';
import type { Authors } from '#/stored/authors.ts';
import type { Operation, OperationDraft, OperationStatus } from './schema.ts';

/** Leaves out when and by whom it was written. */
export const columnsOf = ({
  version: _version,
  type = null,
  published = true,
  district = '',
  isPlaceHeld = false,
  ...columns
}: OperationDraft): WrittenColumns => ({
  ...columns,
  type,
  district,
  isPlaceHeld: flag(isPlaceHeld),
  isPublished: flag(published),
});

const flag = (isSo: boolean): Flag => (isSo ? 1 : 0);

/** The compiler names a column for which a draft has nothing. */
type WrittenColumns = Omit<
  OperationRow,
  'id' | 'version' | 'deletedAt' | 'deletedBy' | 'createdAt' | 'updatedAt' | 'createdBy' | 'updatedBy'
>;

/** Without the names of staff. */
export function presentOperation(row: OperationRow): Operation {
  const { createdBy, updatedBy, deletedAt, deletedBy, isPublished, isPlaceHeld, ...fields } = row;
  return {
    ...fields,
    ...chosenOf(row),
    published: isPublished === 1,
    isPlaceHeld: isPlaceHeld === 1,
  };
}

/** The casts are safe: only drafts that the schema passed are ever written. */
export const chosenOf = ({ type, status }: Pick<OperationRow, 'type' | 'status'>) => ({
  type: type as OperationType | null,
  status: status as OperationStatus,
});

export const presentWithAuthors = (row: OperationRow): Operation & Authors => ({
  ...presentOperation(row),
  createdBy: row.createdBy,
  updatedBy: row.updatedBy,
});
