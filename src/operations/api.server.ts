import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { listBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { binnedAnswer, pageOf, versionSummaryAnswer } from '#/http/answers.server.ts';
import { takes } from '#/http/body.server.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { readId } from '#/http/id.server.ts';
import { asks } from '#/http/list-query.server.ts';
import type { ListTurns } from '#/http/list-turns.server.ts';
import { takesKey } from '#/http/request-key.server.ts';
import { restorationSchema } from '#/http/restoration-query.server.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { isFoundInStore, openListIndex } from '#/panel/list/list-index.server.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow, openToAll } from '#/staff/door.server.ts';
import type { GuardPublishing } from '#/staff/publishing.server.ts';
import {
  authoredOperationAnswer,
  chosenOperationAnswer,
  operationAnswer,
  operationVersionAnswer,
} from './answers.server.ts';
import { findOperations, indexedOperations } from './find-operations.server.ts';
import { operationListSchema } from './list-schema.server.ts';
import { listOperationPage } from './list-store.server.ts';
import { releasePlace } from './release-place.server.ts';
import { restoreOperationVersion } from './restore-version.server.ts';
import { type OperationDraft, operationDraftSchema } from './schema.ts';
import {
  findOperationWithAuthors,
  listAllOperations,
  listAllPublishedOperations,
  listOperationChoices,
} from './store.server.ts';
import { getOperationVersion, listOperationVersions } from './versions.server.ts';
import { createOperation, deleteOperation, restoreOperation, updateOperation } from './write.server.ts';

const takesDraft = takes(named<OperationDraft>('OperationDraft')(operationDraftSchema));

interface CallParts {
  db: Kysely<Tables>;
  clock: () => Date;
  guard: GuardPublishing;
  turns: ListTurns;
}

export function operationsApi({ db, clock, guard, turns }: CallParts) {
  return new Hono<StaffEnv>()
    .get('/', openToAll({ cached: 'always' }), turns.whileMade, gives(operationAnswer.array()), async (c) =>
      c.json(await listAllPublishedOperations(db)),
    )

    .post('/', allow('content'), takesDraft, takesKey(), gives(operationAnswer, 201), async (c) => {
      const draft = c.req.valid('json');
      const { key } = c.req.valid('header');
      return c.json(
        await createOperation(db, { draft, key, check: guard(c), actor: c.get('actor'), now: clock() }),
        201,
      );
    })

    .put('/:id', allow('content'), takesDraft, gives(operationAnswer), async (c) => {
      const id = readId(c, text.notFound);
      const draft = c.req.valid('json');
      return c.json(
        await updateOperation(db, { id, draft, check: guard(c), actor: c.get('actor'), now: clock() }),
      );
    })

    .delete('/:id', allow('content'), givesNothing(), async (c) => {
      const id = readId(c, text.notFound);
      await deleteOperation(db, { id, check: guard(c), actor: c.get('actor'), now: clock() });
      return c.body(null, 204);
    });
}

export function adminOperationsApi({ db, clock, guard, turns }: CallParts) {
  const readIndex = openListIndex(db, indexedOperations);
  return new Hono<StaffEnv>()
    .get('/', allow('content'), turns.untilSent, gives(authoredOperationAnswer.array()), async (c) =>
      c.json(await listAllOperations(db)),
    )

    .get(
      '/list',
      allow('content'),
      asks(operationListSchema),
      gives(pageOf(authoredOperationAnswer)),
      async (c) => {
        const query = c.req.valid('query');
        if (isFoundInStore(query)) return c.json(await listOperationPage(db, query));
        return c.json(findOperations(await readIndex(), query));
      },
    )

    .get('/choices', allow('content'), gives(chosenOperationAnswer.array()), async (c) =>
      c.json(await listOperationChoices(db)),
    )

    .get('/bin', allow('content'), gives(binnedAnswer.array()), async (c) =>
      c.json(await listBin(db, 'operations', clock())),
    )

    .get('/:id', allow('content'), gives(authoredOperationAnswer), async (c) => {
      const operation = await findOperationWithAuthors(db, readId(c, text.notFound));
      if (!operation) throw notFound(text.notFound);
      return c.json(operation);
    })

    .post('/:id/restore', allow('content'), gives(operationAnswer), async (c) => {
      const id = readId(c, text.notInBin);
      return c.json(await restoreOperation(db, { id, check: guard(c), actor: c.get('actor'), now: clock() }));
    })

    .post('/:id/release-place', allow('content'), gives(operationAnswer), async (c) => {
      const id = readId(c, text.notFound);
      return c.json(await releasePlace(db, { id, check: guard(c), actor: c.get('actor'), now: clock() }));
    })

    .get('/:id/versions', allow('content'), gives(versionSummaryAnswer.array()), async (c) =>
      c.json(await listOperationVersions(db, readId(c, text.notFound))),
    )

    .get('/:id/versions/:version', allow('content'), gives(operationVersionAnswer), async (c) => {
      const id = readId(c, text.notFound);
      const version = readId(c, text.versionNotFound, 'version');
      return c.json(await getOperationVersion(db, { id, version }));
    })

    .post(
      '/:id/versions/:version/restore',
      allow('content'),
      asks(restorationSchema),
      gives(operationAnswer),
      refuses(409),
      async (c) => {
        const { over } = c.req.valid('query');
        const id = readId(c, text.notFound);
        const version = readId(c, text.versionNotFound, 'version');
        const earlier = { id, version, over, check: guard(c), actor: c.get('actor'), now: clock() };
        return c.json(await restoreOperationVersion(db, earlier));
      },
    );
}
