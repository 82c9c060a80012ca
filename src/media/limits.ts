/** Pictures in one call. Stands alone, so that the panel's first screen need not load the schemas. */
export const mostDeleted = 500;
