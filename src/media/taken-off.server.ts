import { type RawBuilder, sql } from 'kysely';
import type { StoredKind } from '#/stored/kinds.ts';

/**
 * For lists that are cut by the database: what shows a hidden or removed picture of the library. It says what
 * `isTakenOff` of library-picture.ts says of an address.
 */
export const isTakenOff = ({
  kind,
  id,
  address,
}: {
  kind: StoredKind;
  /** Columns of what shows the picture. */
  id: string;
  address: string;
}): RawBuilder<boolean> => sql<boolean>`(
  exists (
    select 1 from picture_uses
    left join media on media.file_name = picture_uses.file_name
    where picture_uses.owner_kind = ${kind} and picture_uses.owner_id = ${sql.ref(id)}
      and (media.id is null or media.is_hidden = 1 or media.deleted_at is not null)
  ) or exists (
    select 1 from outside_pictures where outside_pictures.address = ${sql.ref(address)} and media_id is null
  )
)`;
