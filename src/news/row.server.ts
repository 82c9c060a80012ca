import type { NewsRow } from '#/db/tables.ts';
import type { News, NewsDraft } from './schema.ts';

/** Leaves out the state: whether, when and by whom it was written and published. */
export const columnsOf = ({
  version: _version,
  published: _published,
  publishAt: _publishAt,
  isPlan: _isPlan,
  images,
  operationId = null,
  ...fields
}: NewsDraft): WrittenColumns => ({ ...fields, operationId, images: JSON.stringify(images) });

/** The compiler names a column for which a draft has nothing. */
type WrittenColumns = Omit<
  NewsRow,
  | 'id'
  | 'version'
  | 'deletedAt'
  | 'deletedBy'
  | 'createdAt'
  | 'updatedAt'
  | 'createdBy'
  | 'updatedBy'
  | 'isPublished'
  | 'isScheduled'
  | 'publishAt'
  | 'scheduledBy'
>;

/** As visitors may see it too: without the names of staff. */
export function presentNews({
  images,
  isPublished,
  isScheduled,
  scheduledBy,
  createdBy,
  updatedBy,
  deletedAt,
  deletedBy,
  ...row
}: NewsRow): News {
  return {
    ...row,
    images: JSON.parse(images) as string[],
    published: isPublished === 1,
    scheduled: isScheduled === 1,
  };
}
