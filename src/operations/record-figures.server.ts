import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { RecordFilter } from './operation-list-query.ts';
import { countRecord, listRecordParts, sumRecord } from './record.server.ts';
import type { RecordFigures } from './record-figures-page.tsx';
import { addSums } from './record-sums.ts';
import { listPublishedOperations } from './store.server.ts';

/** Reads some hundred rows at most, however many operations there are: a sum for each type of a year, month and province. */
export async function readRecordFigures(db: Kysely<Tables>, filter: RecordFilter): Promise<RecordFigures> {
  const cells = await sumRecord(db, { by: 'year', within: 'type', ...filter });
  const [newest] = await listPublishedOperations(db, { filter, limit: 1 });
  return {
    sums: addSums(cells),
    cells: cells.map(({ part, within, operations }) => ({ year: Number(part), type: within, operations })),
    months: await countRecord(db, { by: 'month', ...filter }),
    provinces: await countRecord(db, { by: 'province', ...filter }),
    newest: newest?.date,
    parts: await listRecordParts(db),
  };
}
