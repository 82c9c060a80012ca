import { restorationOf } from '#/db/versions-of.ts';
import { operationsText as words } from '#/i18n/tr/operations.ts';
import {
  type Operation,
  type OperationDraft,
  type OperationVersion,
  operationDraftSchema,
} from './schema.ts';
import { findOperation } from './store.server.ts';
import { getOperationVersion } from './versions.server.ts';
import { updateOperation } from './write.server.ts';

/** Whether the operation is published stays as it is, and so does whether its place is held. */
export const restoreOperationVersion = restorationOf<Operation, OperationVersion, OperationDraft>({
  find: findOperation,
  get: getOperationVersion,
  mix: (earlier, { published, isPlaceHeld, district }) => ({
    ...earlier,
    published,
    isPlaceHeld,
    // a version from before the place was held may have none
    district: earlier.district || district,
  }),
  schema: operationDraftSchema,
  update: updateOperation,
  words,
});
