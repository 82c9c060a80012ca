import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { StoredKind } from '#/stored/kinds.ts';
import { listWaiting } from './outside/outside-store.server.ts';

// For lists that the database cuts: together they say what `isTakenOff` of library-picture.ts says of an address.

/** Ids of those that show a picture of the library which is hidden, in the bin, or gone for good. */
export const listOwnersTakenOff = (db: Kysely<Tables>, kind: StoredKind) =>
  db
    .selectFrom('pictureUses')
    .leftJoin('media', 'media.fileName', 'pictureUses.fileName')
    .where('pictureUses.ownerKind', '=', kind)
    // others are hashes of addresses
    .where('pictureUses.fileName', 'like', '%.%')
    .where(({ or, eb }) =>
      or([eb('media.id', 'is', null), eb('media.isHidden', '=', 1), eb('media.deletedAt', 'is not', null)]),
    )
    .select('pictureUses.ownerId');

/** Addresses of other sites whose copy was removed for good, or is waited for no longer. */
export const listAddressesTakenOff = (db: Kysely<Tables>) =>
  db
    .selectFrom('outsidePictures')
    .where('mediaId', 'is', null)
    .where('addressHash', 'not in', listWaiting(db))
    .select('address');
