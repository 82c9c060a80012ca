import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { GuardPublishing } from '#/collections/calls.server.ts';
import type { Collection } from '#/collections/collection.ts';
import type { Tables } from '#/db/tables.ts';
import type { Write } from '#/db/write.ts';
import type { ListTurns } from '#/http/list-turns.server.ts';
import type { GuardShown } from '#/media/guard-shown.server.ts';
import type { Library } from '#/media/library.server.ts';
import { adminNewsApi, newsApi } from '#/news/api.server.ts';
import { newsStore } from '#/news/store.server.ts';
import { adminOperationsApi, operationsApi } from '#/operations/api.server.ts';
import { operationStore } from '#/operations/store.server.ts';
import { adminPhotosApi, photosApi } from '#/photos/api.server.ts';
import { photoStore } from '#/photos/store.server.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import type { StoredKind } from '#/stored/kinds.ts';

interface Domain {
  /** Prefix of its calls under /api and /api/admin. */
  path: string;
  api: CallsOf;
  adminApi: CallsOf;
  store: { collection: Collection; empty: (write: Write) => Promise<void> };
}

type CallsOf = (parts: {
  db: Kysely<Tables>;
  clock: () => Date;
  guard: GuardPublishing;
  guardPictures: GuardShown;
  library: Library;
  turns: ListTurns;
}) => Hono<StaffEnv>;

/** Bins are emptied in this order. The panel has its own list in `admin/panel.tsx`. */
export const domains: Record<StoredKind, Domain> = {
  photo: { path: '/photos', api: photosApi, adminApi: adminPhotosApi, store: photoStore },
  operation: {
    path: '/operations',
    api: operationsApi,
    adminApi: adminOperationsApi,
    store: operationStore,
  },
  news: { path: '/news', api: newsApi, adminApi: adminNewsApi, store: newsStore },
};

/** Descriptions that the tables have to agree with. */
export const collections = Object.values(domains).map(({ store }) => store.collection);
