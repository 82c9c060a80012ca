import { binOf } from '#/db/bin-of.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import { findOperation } from './store.server.ts';

/** The photos of an operation stay in the gallery, and belong to it again when it comes back. */
export const {
  remove: deleteOperation,
  restore: restoreOperation,
  empty: emptyOperationBin,
} = binOf({
  table: 'operations',
  kind: 'operation',
  find: findOperation,
  words: text,
  forget: forgetPictureUses,
});
