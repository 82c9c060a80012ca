import type { Operation } from './schema.ts';

/**
 * What visitors may know: while the place is held, its district stands where the place would. Everything public goes
 * through here; staff see both.
 */
export const asVisitorsSee = (operation: Operation): Operation =>
  operation.isPlaceHeld ? { ...operation, location: operation.district } : operation;
