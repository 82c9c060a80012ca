import type { Collection } from '#/collections/collection.ts';
import { newsStore } from '#/news/store.server.ts';
import { operationStore } from '#/operations/store.server.ts';
import { photoStore } from '#/photos/store.server.ts';

/** The store of each collection; their bins are emptied in this order. */
export const stores = [photoStore, operationStore, newsStore] as const;

/** Descriptions that the tables have to agree with. */
export const collections: readonly Collection[] = stores.map(({ collection }) => collection);
