import { Hono } from 'hono';
import pLimit from 'p-limit';
import { z } from 'zod';
import {
  findCalls,
  publicationCall,
  restoreCall,
  type StoredParts,
  versionCalls,
  writeCalls,
} from '#/collections/calls.server.ts';
import type { FindQuestions } from '#/collections/questions.server.ts';
import { pageOf } from '#/http/answers.server.ts';
import { describeCall, gives, named } from '#/http/call-shape.server.ts';
import { unavailable } from '#/http/errors.ts';
import { asks, limitBody, readId } from '#/http/input.server.ts';
import type { ListTurns } from '#/http/list-turns.server.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { operationsCsvText as csvText } from '#/i18n/tr/operations-csv.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow, byOf, cachedCall } from '#/staff/door.server.ts';
import {
  authoredOperationAnswer,
  chosenOperationAnswer,
  operationAnswer,
  operationVersionAnswer,
} from './answers.server.ts';
import { operationImportAnswer } from './csv/answers.server.ts';
import { importOperations } from './csv/import.server.ts';
import { longestImport } from './csv/shape.ts';
import { operationList, operationListSchema } from './list.server.ts';
import { placeWordsOf } from './place-words.ts';
import { type Operation, operationDraftSchema } from './schema.ts';
import {
  listAllPublishedOperations,
  listOperationChoices,
  operationStore,
  releasePlace,
} from './store.server.ts';

/** Asks before visitors read of a place that is to be kept back: a family, or onlookers, would come. */
const operationQuestions: FindQuestions<Operation> = async (_c, { after }) => {
  if (after.published === false) return [];
  return placeWordsOf(after).map((words) => ({
    ...{ kind: 'held-place', place: 'description', words, blocks: false },
  }));
};

const yesOrNo = z
  .enum(['0', '1'])
  .default('0')
  .transform((said) => said === '1');

const operationImportSchema = z.object({ dryRun: yesOrNo, publish: yesOrNo });

/** Parts of the calls that all collections have. */
const stored = {
  ...operationStore,
  draft: named('OperationDraft', operationDraftSchema),
  answer: operationAnswer,
  found: authoredOperationAnswer,
  find: operationStore.findAuthored,
  questions: operationQuestions,
  versions: { ...operationStore.versions, answer: operationVersionAnswer },
};

interface CallParts extends Required<StoredParts> {
  turns: ListTurns;
}

export const operationsApi = ({ turns, ...parts }: CallParts) =>
  new Hono<StaffEnv>()
    .get(
      '/',
      turns.whileMade,
      cachedCall({ gives: operationAnswer.array(), kept: 'always' }, ({ db }) =>
        listAllPublishedOperations(db),
      ),
    )

    .route('/', writeCalls(parts, stored));

export function adminOperationsApi({ turns, ...parts }: CallParts) {
  const { db, clock, guard } = parts;
  const imports = pLimit(1);
  return new Hono<StaffEnv>()
    .get('/', allow('content'), turns.untilSent, gives(authoredOperationAnswer.array()), async (c) =>
      c.json((await operationStore.listWhole(db)).map(operationStore.presentAuthored)),
    )

    .get(
      '/list',
      allow('content'),
      asks(operationListSchema),
      gives(pageOf(authoredOperationAnswer)),
      async (c) => c.json(await operationList.readPage(db, c.req.valid('query'))),
    )

    .get('/choices', allow('content'), gives(chosenOperationAnswer.array()), async (c) =>
      c.json(await listOperationChoices(db)),
    )

    .post(
      '/import',
      allow('content'),
      limitBody(longestImport),
      describeCall({ body: { type: 'text/csv', schema: z.file() } }),
      asks(operationImportSchema),
      gives(operationImportAnswer),
      async (c) => {
        const bytes = new Uint8Array(await c.req.arrayBuffer());
        if (imports.activeCount > 0) throw unavailable(csvText.busy);
        const { dryRun: isDry, publish } = c.req.valid('query');
        const by = { check: guard(c), ...byOf(c, clock) };
        return c.json(await imports(() => importOperations(db, { bytes, publish, isDry, ...by })));
      },
    )

    .route('/', findCalls(parts, stored))
    .route('/', publicationCall(parts, stored))
    .route('/', restoreCall(parts, stored))

    .post('/:id/release-place', allow('content'), gives(operationAnswer), async (c) => {
      const id = readId(c, text.notFound);
      return c.json(await releasePlace(db, { id, check: guard(c), actor: c.get('actor'), now: clock() }));
    })

    .route('/', versionCalls(parts, stored));
}
