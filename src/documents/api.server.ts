import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { versionSummaryAnswer } from '#/http/answers.server.ts';
import { takes } from '#/http/body.server.ts';
import { gives, refuses } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { readId } from '#/http/id.server.ts';
import { asks } from '#/http/list-query.server.ts';
import { restorationSchema } from '#/http/restoration-query.server.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow } from '#/staff/door.server.ts';
import {
  documentAnswer,
  documentSummaryAnswer,
  documentVersionAnswer,
  publicationAnswer,
} from './answers.server.ts';
import { discardDraft } from './end-draft.server.ts';
import { publishDocuments, publishEarlier } from './publish-together.server.ts';
import { discardSchema, documentDraftSchema, publicationSchema, undoSchema } from './schema.ts';
import { findDocument, listDocuments } from './store.server.ts';
import { getDocumentVersion, listDocumentVersions } from './versions.server.ts';
import { restoreVersion, saveDocument } from './write.server.ts';

export function documentsApi({ db, clock }: { db: Kysely<Tables>; clock: () => Date }) {
  return new Hono<StaffEnv>()
    .get('/', allow('site'), gives(documentSummaryAnswer.array()), async (c) =>
      c.json(await listDocuments(db)),
    )

    .post(
      '/publish',
      allow('site'),
      takes(publicationSchema),
      gives(publicationAnswer),
      refuses(404, 409),
      async (c) => {
        const { documents } = c.req.valid('json');
        return c.json(await publishDocuments(db, { documents, actor: c.get('actor'), now: clock() }));
      },
    )

    .post(
      '/undo',
      allow('site'),
      takes(undoSchema),
      gives(publicationAnswer),
      refuses(404, 409),
      async (c) => {
        const { documents } = c.req.valid('json');
        return c.json(await publishEarlier(db, { documents, actor: c.get('actor'), now: clock() }));
      },
    )

    .get('/:id', allow('site'), gives(documentAnswer), async (c) => {
      const document = await findDocument(db, readId(c, text.notFound));
      if (!document) throw notFound(text.notFound);
      return c.json(document);
    })

    .put('/:id', allow('site'), takes(documentDraftSchema), gives(documentAnswer), async (c) => {
      const id = readId(c, text.notFound);
      const draft = c.req.valid('json');
      return c.json(await saveDocument(db, { id, draft, actor: c.get('actor'), now: clock() }));
    })

    .delete(
      '/:id/draft',
      allow('site'),
      asks(discardSchema),
      gives(documentAnswer),
      refuses(409),
      async (c) => {
        const id = readId(c, text.notFound);
        const { version } = c.req.valid('query');
        return c.json(await discardDraft(db, { id, version, actor: c.get('actor'), now: clock() }));
      },
    )

    .get('/:id/versions', allow('site'), gives(versionSummaryAnswer.array()), async (c) =>
      c.json(await listDocumentVersions(db, readId(c, text.notFound))),
    )

    .get('/:id/versions/:version', allow('site'), gives(documentVersionAnswer), async (c) => {
      const id = readId(c, text.notFound);
      const version = readId(c, text.versionNotFound, 'version');
      return c.json(await getDocumentVersion(db, { id, version }));
    })

    .post(
      '/:id/versions/:version/restore',
      allow('site'),
      asks(restorationSchema),
      gives(documentAnswer),
      refuses(409),
      async (c) => {
        const { over } = c.req.valid('query');
        const id = readId(c, text.notFound);
        const version = readId(c, text.versionNotFound, 'version');
        return c.json(await restoreVersion(db, { id, version, over, actor: c.get('actor'), now: clock() }));
      },
    );
}
