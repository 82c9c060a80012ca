import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { type GuardPublishing, guardPublishing } from '#/collections/calls.server.ts';
import type { ContentSource } from '#/content/content-source.ts';
import type { Tables } from '#/db/tables.ts';
import { documentsApi } from '#/documents/api.server.ts';
import { Refusal } from '#/http/errors.ts';
import { type ListTurns, openListTurns } from '#/http/list-turns.server.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import { mediaApi } from '#/media/api.server.ts';
import { type GuardShown, guardShown } from '#/media/guard-shown.server.ts';
import type { Library } from '#/media/library.server.ts';
import { adminNewsApi, newsApi, ownFactsApi } from '#/news/api.server.ts';
import { newsDraftSchema } from '#/news/schema.ts';
import { adminOperationsApi, operationsApi } from '#/operations/api.server.ts';
import { operationDraftSchema } from '#/operations/schema.ts';
import { adminPhotosApi, photosApi } from '#/photos/api.server.ts';
import { photoDraftSchema } from '#/photos/schema.ts';
import { staffApi } from '#/staff/api.server.ts';
import { auditApi } from '#/staff/audit/api.server.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { parkedApi } from '#/staff/parked/api.server.ts';
import { passkeysApi } from '#/staff/passkeys/api.server.ts';
import { passkeySignInApi } from '#/staff/passkeys/sign-in-api.server.ts';
import { passwordLinksApi } from '#/staff/password-links-api.server.ts';
import { peopleApi } from '#/staff/people-api.server.ts';
import { presenceApi } from '#/staff/presence/api.server.ts';
import { remarksApi } from '#/staff/remarks/api.server.ts';
import { secondFactorApi } from '#/staff/second-factor/api.server.ts';
import { sessionsApi } from '#/staff/sessions-api.server.ts';
import type { StoredKind } from '#/stored/kinds.ts';
import { deskApi } from './desk.ts';
import { addOpenApi } from './openapi.ts';
import type { Parts } from './parts.ts';

const drafts = { news: newsDraftSchema, operation: operationDraftSchema, photo: photoDraftSchema };

export function calls({
  database,
  clock,
  content,
  config: { siteUrl, publishing },
  passwordQueues,
  mailer,
  media,
  keptPages: { holdAccounts },
}: Pick<
  Parts,
  'database' | 'clock' | 'content' | 'config' | 'passwordQueues' | 'mailer' | 'media' | 'keptPages'
>): Hono<StaffEnv> {
  const { db } = database;
  const guard = guardPublishing(publishing);
  const guardPictures = guardShown(publishing);
  const turns = openListTurns();
  const post = mailer && siteUrl ? { mailer, siteUrl } : undefined;
  const api = new Hono<StaffEnv>().basePath('/api');
  for (const domain of Object.values(domains)) {
    const parts = { db, clock, guard, guardPictures, library: media.library, content, turns };
    api.route(domain.path, domain.api(parts));
    api.route(`/admin${domain.path}`, domain.adminApi(parts));
  }
  addOpenApi(api, siteUrl);
  return api
    .route('/admin/documents', documentsApi({ db, clock, passwordQueues, siteUrl, holdAccounts }))
    .route('/admin/staff', peopleApi({ db, clock, content, passwordQueues, post }))
    .route('/admin/password-link', passwordLinksApi({ db, clock, content, passwordQueues }))
    .route('/admin/second-factor', secondFactorApi({ db, clock, content, passwordQueues }))
    .route('/admin/passkeys', passkeysApi({ db, clock, content, passwordQueues, siteUrl }))
    .route('/admin/login/passkey', passkeySignInApi({ db, clock, passwordQueues, siteUrl }))
    .route('/admin/sessions', sessionsApi({ db, clock }))
    .route('/admin/presence', presenceApi({ db, clock }))
    .route('/admin/remarks', remarksApi({ db, clock }))
    .route('/admin/parked', parkedApi({ db, clock, drafts }))
    .route('/admin', auditApi({ db, clock }))
    .route('/admin', deskApi({ database, clock, content }))
    .route('/admin', ownFactsApi({ content }))
    .route('/admin', staffApi({ db, clock, content, passwordQueues, publishing }))
    .route('/media', mediaApi({ ...media, db, clock, publishing, turns }))
    .all('*', () => {
      throw new Refusal('no-such-call', errorText.noSuchCall);
    });
}

interface Domain {
  /** Prefix of its calls under /api and /api/admin. */
  path: string;
  api: CallsOf;
  adminApi: CallsOf;
}

type CallsOf = (parts: {
  db: Kysely<Tables>;
  clock: () => Date;
  guard: GuardPublishing;
  guardPictures: GuardShown;
  library: Library;
  content: Pick<ContentSource, 'last'>;
  turns: ListTurns;
}) => Hono<StaffEnv>;

/** The panel has its own list in `admin/panel.tsx`. */
export const domains: Record<StoredKind, Domain> = {
  photo: { path: '/photos', api: photosApi, adminApi: adminPhotosApi },
  operation: {
    path: '/operations',
    api: operationsApi,
    adminApi: adminOperationsApi,
  },
  news: { path: '/news', api: newsApi, adminApi: adminNewsApi },
};
