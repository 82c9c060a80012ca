// stands alone, so that the panel's first screen need not load the schemas

/** Pictures in one call. */
export const mostDeleted = 500;

/** Addresses that are asked for in one call. */
export const mostAddresses = 50;
