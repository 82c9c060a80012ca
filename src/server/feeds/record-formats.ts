import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Content } from '#/content/documents.ts';
import { inBatches } from '#/db/many-rows.ts';
import { byteOrderMark, csvLine } from '#/format/csv.ts';
import { openDataText as text } from '#/i18n/tr/open-data.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { type Corrections, sayCorrection } from '#/operations/corrections.ts';
import { sayFigures } from '#/operations/operation-figures.ts';
import {
  operationAddress,
  operationListAddress,
  type RecordFilter,
  type RecordFormat,
  recordAddress,
  recordFiles,
} from '#/operations/operation-list-query.ts';
import type { Operation } from '#/operations/schema.ts';
import { writeAtom } from './atom.ts';
import { escapeText, wholeDays, writeLines, writeTime } from './icalendar.ts';

/** Contents of a file of the record. */
interface RecordFile {
  origin: string;
  content: Content;
  filter: RecordFilter;
  /** As visitors see them, newest first. */
  operations: readonly Operation[];
  /** By the id of the operation. */
  corrections: Corrections;
}

interface Format {
  type: string;
  /** Undefined for all. */
  most?: number;
  write: (file: RecordFile) => Promise<string>;
}

export const recordFormats: Record<RecordFormat, Format> = {
  csv: { type: 'text/csv', write: writeCsv },
  json: { type: 'application/json', write: writeJson },
  atom: { type: 'application/atom+xml', most: 50, write: writeFeed },
  ics: { type: 'text/calendar', most: 2000, write: writeCalendar },
};

type Field = keyof typeof text.fields;
const fields = Object.keys(text.fields) as Field[];

/** Gives each field its value, null for what is not known. */
const entryOf = (operation: Operation, { origin, corrections }: RecordFile) =>
  ({
    ...operation,
    agencies: operation.agencies || null,
    workDone: operation.workDone || null,
    corrections: corrections.get(operation.id) ?? [],
    address: origin + operationAddress(operation),
  }) satisfies Record<Field, unknown>;

/** RFC 4180, for a Turkish Excel; it reads days written YYYY-MM-DD as days. */
async function writeCsv(file: RecordFile): Promise<string> {
  const headings = fields.map((field) => text.fields[field].heading);
  const lines = await writeEach(file, (operation) => {
    const entry = entryOf(operation, file);
    return csvLine(fields.map((field) => cellOf(entry, field)));
  });
  return [byteOrderMark, csvLine(headings), ...lines].join('');
}

/** Writes a few at a time, because thousands at once would let all visitors wait. */
async function writeEach(
  { operations }: RecordFile,
  write: (operation: Operation) => string,
): Promise<string[]> {
  const written: string[] = [];
  for (const batch of inBatches(operations, 250)) {
    await nextTurn();
    written.push(...batch.map(write));
  }
  return written;
}

function cellOf(entry: ReturnType<typeof entryOf>, field: Field): string | number {
  if (field === 'status') return operationsText.status[entry.status];
  if (field === 'corrections') return entry.corrections.map(sayCorrection).join('\n');
  const value = entry[field];
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  return value ?? '';
}

async function writeJson(file: RecordFile): Promise<string> {
  const { origin, content, filter, operations } = file;
  const { words, ...choice } = filter;
  const association = content.association.name.tr;
  const { name, address, permission } = text.licence;
  const changes = operations.map(({ updatedAt }) => updatedAt).toSorted();
  const about = JSON.stringify({
    licence: { name, address, permission: permission(association) },
    definitions: Object.fromEntries(fields.map((field) => [field, text.fields[field].meaning])),
    source: { association, page: origin + operationListAddress(filter) },
    updatedAt: changes.at(-1) ?? null,
    filter: { ...choice, q: words || null },
    count: operations.length,
  });
  const entries = await writeEach(file, (operation) => {
    const entry = entryOf(operation, file);
    return JSON.stringify(Object.fromEntries(fields.map((field) => [field, entry[field]])));
  });
  return `${about.slice(0, -1)},"operations":[${entries.join(',')}]}\n`;
}

function writeFeed(file: RecordFile): Promise<string> {
  const { origin, content, filter, operations } = file;
  const { name, foundedYear } = content.association;
  return writeAtom({
    ...{ title: `${name.tr} · ${content.headings.operations.title}`, author: name.tr, foundedYear },
    self: origin + recordAddress(recordFiles.atom, filter),
    page: origin + operationListAddress(filter),
    licence: { words: text.licence.words(name.tr), address: text.licence.address },
    entries: operations.map((operation) => ({
      ...{ title: operation.title, id: `${origin}/operations/${operation.id}` },
      page: origin + operationAddress(operation),
      ...{ published: operation.createdAt, updated: operation.updatedAt, category: operation.type },
      summary: summaryOf(operation, file),
    })),
  });
}

/** RFC 5545; name and licence as RFC 7986 has them, and older calendars (X-WR). */
async function writeCalendar(file: RecordFile): Promise<string> {
  const { association, headings } = file.content;
  const name = escapeText(`${association.name.short} · ${headings.operations.title}`);
  const licence = escapeText(`${text.licence.words(association.name.tr)}. ${text.licence.address}`);
  const head = writeLines([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escapeText(association.name.short)}//operations//TR`],
    ...[`NAME:${name}`, `X-WR-CALNAME:${name}`, `DESCRIPTION:${licence}`, `X-WR-CALDESC:${licence}`],
  ]);
  const events = await writeEach(file, (operation) => writeEvent(operation, file));
  return [head, ...events, writeLines(['END:VCALENDAR'])].join('');
}

function writeEvent(operation: Operation, file: RecordFile): string {
  const { id, title, date, endDate, location, type, status, updatedAt, version } = operation;
  return writeLines([
    ...['BEGIN:VEVENT', `UID:operation-${id}@${new URL(file.origin).hostname}`, `SEQUENCE:${version - 1}`],
    ...[`DTSTAMP:${writeTime(updatedAt)}`, `LAST-MODIFIED:${writeTime(updatedAt)}`],
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    // the day may have been moved past an end that was stored before
    ...wholeDays(date, endDate !== null && endDate > date ? endDate : date),
    ...['TRANSP:TRANSPARENT', `SUMMARY:${escapeText(title)}`, `LOCATION:${escapeText(location)}`],
    ...(type ? [`CATEGORIES:${escapeText(type)}`] : []),
    `DESCRIPTION:${escapeText(summaryOf(operation, file))}`,
    ...[`URL:${file.origin}${operationAddress(operation)}`, 'END:VEVENT'],
  ]);
}

const summaryOf = (operation: Operation, { corrections }: RecordFile): string =>
  [
    operation.status !== 'completed' && operationsText.status[operation.status],
    operation.description,
    sayFigures(operation),
    ...(corrections.get(operation.id) ?? []).map(sayCorrection),
  ]
    .filter(Boolean)
    .join('\n');
