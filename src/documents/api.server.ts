import { Hono } from 'hono';
import { type StoredParts, versionCalls } from '#/collections/calls.server.ts';
import { gives, refuses } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { asks, readId, takes } from '#/http/input.server.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow } from '#/staff/door.server.ts';
import {
  documentAnswer,
  documentSummaryAnswer,
  documentVersionAnswer,
  publicationAnswer,
} from './answers.server.ts';
import { publishDocuments, publishEarlier } from './publish-together.server.ts';
import { discardSchema, documentDraftSchema, publicationSchema, undoSchema } from './schema.ts';
import { findDocument, getDocumentVersion, listDocuments, listDocumentVersions } from './store.server.ts';
import { discardDraft, restoreVersion, saveDocument } from './write.server.ts';

export function documentsApi(parts: Pick<StoredParts, 'db' | 'clock'>) {
  const { db, clock } = parts;
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
}
