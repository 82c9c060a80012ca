import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { versionCalls } from '#/collections/calls.server.ts';
import { mayAsk, readAccepted } from '#/collections/questions.server.ts';
import type { HoldAccounts } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { gives, givesNothing, refuses } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { asks, readId, takes } from '#/http/input.server.ts';
import { accountProposalsText } from '#/i18n/tr/account-proposals.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { ownBy, requireSession, type StaffEnv } from '#/staff/cookies.server.ts';
import { allow, byOf } from '#/staff/door.server.ts';
import { findSite } from '#/staff/passkeys/passkeys.server.ts';
import { acts, type Proof } from '#/staff/passkeys/schema.ts';
import type { PasswordQueues } from '#/staff/password-queues.server.ts';
import { requireProof } from '#/staff/reauthenticate.server.ts';
import {
  documentAnswer,
  documentSummaryAnswer,
  documentVersionAnswer,
  foundFieldsAnswer,
  proposalAnswer,
  proposalNewsAnswer,
  publicationAnswer,
  sitePageAnswer,
} from './answers.server.ts';
import { findAccountQuestions } from './proposals/account-questions.ts';
import { markSeen, readProposal, readProposalNews } from './proposals/proposal-news.server.ts';
import { requireConfirmable, withdrawProposal } from './proposals/proposals.server.ts';
import {
  confirmationSchema,
  passkeyConfirmationSchema,
  seenSchema,
  withdrawalSchema,
} from './proposals/schema.ts';
import { confirmProposal, publishDocuments } from './publication.server.ts';
import {
  discardSchema,
  documentDraftSchema,
  fieldSearchSchema,
  publicationSchema,
  undoSchema,
} from './schema.ts';
import {
  findDocument,
  findInDocuments,
  getDocumentVersion,
  listDocuments,
  listDocumentVersions,
  listSitePages,
} from './store.server.ts';
import { publishEarlier } from './undo.server.ts';
import { discardDraft, restoreVersion, saveDocument } from './write.server.ts';

interface DocumentParts {
  db: Kysely<Tables>;
  clock: () => Date;
  passwordQueues: PasswordQueues;
  siteUrl: string | undefined;
  holdAccounts: HoldAccounts;
}

export const documentsApi = (parts: DocumentParts) =>
  new Hono<StaffEnv>()
    // their names stand where the other calls have a number
    .route('/', proposalCalls(parts))
    .route('/', documentCalls(parts))
    .route(
      '/',
      versionCalls(parts, {
        permission: 'site',
        words: text,
        answer: documentAnswer,
        versions: {
          answer: documentVersionAnswer,
          list: listDocumentVersions,
          get: getDocumentVersion,
          restore: restoreVersion,
        },
      }),
    );

/** Calls about what waits for a second person. */
function proposalCalls(parts: DocumentParts) {
  const { db, clock } = parts;
  return new Hono<StaffEnv>()
    .get('/proposals', allow('site'), gives(proposalNewsAnswer), async (c) =>
      c.json(await readProposalNews(db, { staffId: requireSession(c).staffId, now: clock() })),
    )

    .post('/proposals/seen', allow('site'), takes(seenSchema), givesNothing(), refuses(404), async (c) => {
      const { notice } = c.req.valid('json');
      await markSeen(db, { notice, staffId: requireSession(c).staffId });
      return c.body(null, 204);
    })

    .get('/:id/proposal', allow('site'), gives(proposalAnswer), async (c) => {
      const id = readId(c, accountProposalsText.notFound);
      return c.json(await readProposal(db, { id, staffId: requireSession(c).staffId, now: clock() }));
    })

    .post(
      '/:id/proposal/confirm',
      allow('site'),
      takes(confirmationSchema),
      givesNothing(),
      refuses(429),
      (c) => confirm(c, c.req.valid('json'), parts),
    )

    .post(
      '/:id/proposal/confirm-by-passkey',
      allow('site'),
      takes(passkeyConfirmationSchema),
      givesNothing(),
      refuses(409, 429),
      (c) => confirm(c, c.req.valid('json'), parts),
    )

    .post('/:id/proposal/withdraw', allow('site'), takes(withdrawalSchema), givesNothing(), async (c) => {
      const id = readId(c, accountProposalsText.notFound);
      await withdrawProposal(db, { id, ...c.req.valid('json'), ...byOf(c, clock) });
      return c.body(null, 204);
    });
}

async function confirm(
  c: Context<StaffEnv>,
  { version, ...proof }: Proof & { version: number },
  { db, clock, passwordQueues, siteUrl, holdAccounts }: DocumentParts,
) {
  const { notFound, passwordWrong: wrong } = accountProposalsText;
  const confirmed = { id: readId(c, notFound), version, ...byOf(c, clock) };
  // first, so that nobody types a password in vain
  await requireConfirmable(db, confirmed);
  await requireProof(db, proof, {
    ...ownBy(c, clock),
    ...{
      act: acts.confirmAccounts(confirmed),
      site: findSite(c, siteUrl),
      queue: passwordQueues.staff,
      wrong,
    },
    actions: { failed: 'session.confirm-failed', refused: 'session.confirm-refused' },
  });
  await confirmProposal(db, { ...confirmed, holdAccounts });
  return c.body(null, 204);
}

const documentCalls = ({ db, clock, holdAccounts }: DocumentParts) =>
  new Hono<StaffEnv>()
    .get('/', allow('site'), gives(documentSummaryAnswer.array()), async (c) =>
      c.json(await listDocuments(db)),
    )

    // for all who write links
    .get('/pages', allow('content'), gives(sitePageAnswer.array()), async (c) =>
      c.json(await listSitePages(db)),
    )

    .get('/fields', allow('site'), asks(fieldSearchSchema), gives(foundFieldsAnswer.array()), async (c) =>
      c.json(await findInDocuments(db, c.req.valid('query').q)),
    )

    .post(
      '/publish',
      allow('site'),
      takes(publicationSchema),
      mayAsk(findAccountQuestions),
      gives(publicationAnswer),
      refuses(404, 409),
      async (c) => {
        const by = { ...byOf(c, clock), holdAccounts, accepted: readAccepted(c) };
        return c.json(await publishDocuments(db, { ...c.req.valid('json'), ...by }));
      },
    )

    .post('/undo', allow('site'), takes(undoSchema), gives(publicationAnswer), refuses(404, 409), async (c) =>
      c.json(await publishEarlier(db, { ...c.req.valid('json'), ...byOf(c, clock), holdAccounts })),
    )

    .get('/:id', allow('site'), gives(documentAnswer), async (c) => {
      const document = await findDocument(db, readId(c, text.notFound));
      if (!document) throw notFound(text.notFound);
      return c.json(document);
    })

    .put(
      '/:id',
      allow('site'),
      takes(documentDraftSchema),
      mayAsk(findAccountQuestions),
      gives(documentAnswer),
      async (c) => {
        const id = readId(c, text.notFound);
        const by = { ...byOf(c, clock), holdAccounts, accepted: readAccepted(c) };
        return c.json(await saveDocument(db, { id, draft: c.req.valid('json'), ...by }));
      },
    )

    .delete(
      '/:id/draft',
      allow('site'),
      asks(discardSchema),
      gives(documentAnswer),
      refuses(409),
      async (c) => {
        const id = readId(c, text.notFound);
        return c.json(await discardDraft(db, { id, ...c.req.valid('query'), ...byOf(c, clock) }));
      },
    );
