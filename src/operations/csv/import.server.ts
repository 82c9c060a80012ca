import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#/db/tables.ts';
import { type Change, type Write, write } from '#/db/write.ts';
import { foldTurkish } from '#/format/turkish.ts';
import { invalid, Refusal } from '#/http/errors.ts';
import { parseId } from '#/http/input.server.ts';
import { operationsCsvText as text } from '#/i18n/tr/operations-csv.ts';
import { operationsPanelText } from '#/i18n/tr/operations-panel.ts';
import { linesBeside } from '#/panel/form/words-of-value.ts';
import { placeWordsOf } from '../place-words.ts';
import { type Operation, type OperationDraft, operationDraftSchema, operations } from '../schema.ts';
import { operationStore } from '../store.server.ts';
import type { ImportedRow, OperationImport } from './answers.server.ts';
import { readCsv } from './read-csv.server.ts';
import { type RowValues, valuesOf } from './row-values.server.ts';
import { importOutcomes, mostListed } from './shape.ts';

interface Import {
  bytes: Uint8Array;
  /** Whether new operations come out at once; those that are there stay as they are. */
  publish: boolean;
  /** Writes nothing, and says what would come of each row. */
  isDry: boolean;
}

interface Row {
  line: number;
  /** The number of the operation on this site, as it is written. */
  id?: string;
  /** The last change that whoever wrote the row knew of, as the site's own file says it. */
  updatedAt?: string;
  values: RowValues;
  /** Several rows of the file have its day and title. */
  isOneOfSeveral: boolean;
}

/**
 * Takes operations from a CSV file, each row in a write of its own: after a crash whole rows are there, and the same file
 * again goes on. A row is the operation of its number, else the one of its day and title.
 * @throws {Refusal} 400 when the file cannot be read; a row that is refused says so in its outcome
 */
export async function importOperations(
  db: Kysely<Tables>,
  { bytes, ...ways }: Change<Import>,
): Promise<OperationImport> {
  const { rows: read, unknownHeadings } = await readCsv(bytes);
  const rows = read.map(({ line, cells }) => {
    const { id, updatedAt } = cells;
    return { line, id, updatedAt, values: valuesOf(cells) };
  });
  const several = Map.groupBy(rows, keyOf);
  const seen = new Map<string, number>();
  const outcomes: ImportedRow[] = [];
  for (const row of rows) {
    const isOneOfSeveral = row.id === undefined && (several.get(keyOf(row))?.length ?? 0) > 1;
    outcomes.push(await takeRow(db, { ...row, isOneOfSeveral }, { ...ways, seen }));
    // others are answered between two rows
    await nextTurn();
  }
  const byOutcome = Map.groupBy(outcomes, ({ outcome }) => outcome);
  const countOf = (outcome: ImportedRow['outcome']) => [outcome, byOutcome.get(outcome)?.length ?? 0];
  const listed = importOutcomes.flatMap((outcome) => byOutcome.get(outcome) ?? []).slice(0, mostListed);
  return { rows: listed, counts: Object.fromEntries(importOutcomes.map(countOf)), unknownHeadings };
}

const keyOf = ({ values }: Pick<Row, 'values'>) => `${values.date} ${fold(values.title)}`;

const fold = (words: string | number | undefined) => foldTurkish(String(words ?? ''));

type Ways = Omit<Change<Import>, 'bytes'> & {
  /** The rows by what they are, so that none is taken twice. */
  seen: Map<string, number>;
};

/** Ends the write of a row that is only tried. */
class Tried extends Error {
  readonly row: ImportedRow;
  constructor(row: ImportedRow) {
    super('nothing is written');
    this.row = row;
  }
}

async function takeRow(db: Kysely<Tables>, row: Row, ways: Ways): Promise<ImportedRow> {
  const { line, values } = row;
  // a row without a title is told by what else it says
  const title = String(values.title ?? values.location ?? values.description ?? '').slice(0, longestShown);
  try {
    requireOnce(row, ways, [keyOf(row), fold(values.location), row.id].join(' '));
    const { stored, changes } = await planRow(db, row, ways);
    if (stored) requireOnce(row, ways, `#${stored.id}`);
    if (stored && changes.length === 0)
      return { line, outcome: 'unchanged', title: stored.title, id: stored.id };
    return await write(db, ways, async (write) => {
      const written = await writeRow(write, row, ways);
      if (ways.isDry) throw new Tried(written);
      return written;
    });
  } catch (error) {
    if (error instanceof Tried) return error.row;
    if (error instanceof Refusal) return { line, outcome: 'refused', title, reason: error.message };
    throw error;
  }
}

function requireOnce({ line }: Row, { seen }: Ways, key: string): void {
  const earlier = seen.get(key);
  if (earlier !== undefined) throw invalid(text.sameAs(earlier));
  seen.set(key, line);
}

/** Plans it anew behind the lock: somebody else may have saved the operation, or made it. */
async function writeRow(write: Write, row: Row, ways: Ways): Promise<ImportedRow> {
  const { line } = row;
  const { stored, draft, changes } = await planRow(write.tx, row, ways);
  if (stored) {
    const { id, title } = stored;
    if (changes.length === 0) return { line, outcome: 'unchanged', title, id };
    await operationStore.updateWithin(write, { id, draft, check: ways.check });
    return { line, outcome: 'changed', title, id, changes };
  }
  ways.check?.({ after: draft });
  const { id, title } = await operationStore.createWithin(write, { draft });
  return { line, outcome: 'new', title, ...(!ways.isDry && { id }) };
}

type Stored = NonNullable<Awaited<ReturnType<typeof operationStore.findAuthored>>>;

interface Planned {
  stored: Stored | undefined;
  draft: OperationDraft;
  changes: Required<ImportedRow>['changes'];
}

/** @throws {Refusal} with the reason why the row cannot be taken */
async function planRow(db: Kysely<Tables>, row: Row, { publish, actor }: Ways): Promise<Planned> {
  const stored = await findStored(db, row);
  const values: Values = stored ? valuesFor(stored, row) : { ...firstsOf(row), published: publish };
  const { data: draft, error } = operationDraftSchema.safeParse({ ...stored, ...values });
  if (!draft) throw invalid(error.issues.map((issue) => sayIssue(issue, values)).join(' · '));
  const told = draft.published ? placeWordsOf(draft) : [];
  const known = stored?.published ? placeWordsOf(stored) : [];
  if (told.some((word) => !known.includes(word))) throw invalid(operationsPanelText.placeTold(told));
  const changes = stored ? changesBetween(stored, draft, Object.keys(values)) : [];
  const isOfOthers = stored && stored.updatedBy !== actor.username;
  if (changes.length > 0 && isOfOthers && isOlder(row.updatedAt, stored))
    throw invalid(text.changedSince(stored.updatedBy));
  return { stored, draft, changes };
}

/** Tells whether a row was written before the last change; unless a spreadsheet has made something else of the moment. */
const isOlder = (updatedAt: string | undefined, stored: Operation): boolean =>
  updatedAt !== undefined && z.iso.datetime().safeParse(updatedAt).success && updatedAt < stored.updatedAt;

type Values = Readonly<Record<string, unknown>>;

/** What is stored where a new one says nothing: old lists are of what has ended. */
const firstsOf = ({ values }: Row): Values => ({
  ...{ status: 'completed', isPlaceHeld: values.status === 'active' },
  ...values,
});

/** Leaves out what only writes its letters otherwise, and the district, which public files have in place of what is, or was, held. */
function valuesFor(stored: Operation, { values }: Row): Values {
  const known = { title: [stored.title], location: placesOf(stored) };
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !known[name as keyof typeof known]?.some((words) => fold(words) === fold(value)),
    ),
  );
}

const placesOf = ({ location, district }: Operation) => (district ? [location, district] : [location]);

const sayIssue = ({ message, path: [name] }: { message: string; path: PropertyKey[] }, values: Values) => {
  const value = values[String(name)];
  return value === undefined ? message : `${message} (“${shorten(String(value))}”)`;
};

function changesBetween(stored: Values, draft: Values, names: readonly string[]) {
  return Object.entries(operations.fields).flatMap(([name, { input }]) => {
    if (!names.includes(name) || draft[name] === stored[name]) return [];
    const words = (value: unknown) => shorten(linesBeside(input, value).join(' '));
    return [{ label: input.title, before: words(stored[name]), after: words(draft[name]) }];
  });
}

const longestShown = 120;
const shorten = (words: string) =>
  words.length > longestShown ? `${words.slice(0, longestShown - 1)}…` : words;

/** Finds the operation that a row speaks of. @throws {Refusal} when it is not clear which */
async function findStored(db: Kysely<Tables>, { id, ...row }: Row): Promise<Stored | undefined> {
  const { title, date, location } = row.values;
  if (id !== undefined) {
    const stored = await operationStore.findAuthored(db, parseId(id) ?? 0);
    if (!stored) throw invalid(text.noSuchNumber(id));
    // a list may count its own rows in a column of that name
    const isElsewhere = location !== undefined && !isPlaceOf(stored, location);
    const isOther = date !== stored.date || isElsewhere;
    if ((title || date) && fold(title) !== fold(stored.title) && isOther)
      throw invalid(text.otherOperation(stored.id, stored.title));
    return stored;
  }
  const ofDay = await operationStore
    .select(db, { isPublic: false })
    .clearSelect()
    .select(['id', 'title'])
    .where('date', '=', String(date))
    .execute();
  const ids = ofDay.filter((other) => fold(other.title) === fold(title)).map((other) => other.id);
  const alike = ids.length === 0 ? [] : await readThose(db, ids);
  if (!row.isOneOfSeveral && alike.length < 2) return alike[0];
  const there = alike.filter((operation) => isPlaceOf(operation, location));
  if (there.length > 1 || (alike.length > 0 && !location)) throw invalid(text.severalAlike);
  return there[0];
}

const readThose = async (db: Kysely<Tables>, ids: number[]): Promise<Stored[]> =>
  (await operationStore.select(db, { isPublic: false }).where('id', 'in', ids).execute()).map(
    operationStore.presentAuthored,
  );

const isPlaceOf = (operation: Operation, location: string | number | undefined) =>
  placesOf(operation).some((place) => fold(place) === fold(location));
