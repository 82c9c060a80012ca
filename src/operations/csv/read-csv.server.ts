import { CsvError, parse } from 'csv-parse/sync';
import { foldTurkish } from '#/format/turkish.ts';
import { withoutControlCharacters } from '#/http/control-characters.ts';
import { invalid } from '#/http/errors.ts';
import { csvHeadings, operationsCsvText as text } from '#/i18n/tr/operations-csv.ts';
import { mostImported } from './shape.ts';

export type Column = keyof typeof csvHeadings;

/** Cells of a row that are not empty. */
export type Cells = Partial<Record<Column, string>>;

interface CsvFile {
  /** `line` is the row's number as spreadsheets show it; the headings stand in 1. */
  rows: { line: number; cells: Cells }[];
  /** Headings of columns that are left out. */
  unknownHeadings: string[];
}

/**
 * Reads a CSV file as spreadsheets write it: UTF-8, UTF-16 or Windows-1254, with semicolons, commas or tabs.
 * @throws {Refusal} 400 with the reason why it cannot be read
 */
export function readCsv(bytes: Uint8Array): CsvFile {
  // the first letters of a ZIP archive, which a workbook is
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw invalid(text.isWorkbook);
  const [headings, ...lines] = parseLines(withoutControlCharacters(decode(bytes)).toWellFormed());
  const { columns, unknownHeadings } = readHeadings(headings?.cells ?? []);
  if (!columns.has('id') && !(columns.has('date') && columns.has('title'))) throw invalid(text.noHeadings);
  if (lines.length === 0) throw invalid(text.empty);
  if (lines.length > mostImported) throw invalid(text.tooManyRows(mostImported));
  const cellsOf = (cells: string[]) =>
    Object.fromEntries([...columns].map(([column, at]) => [column, cells[at]]).filter(([, cell]) => cell));
  return { rows: lines.map(({ line, cells }) => ({ line, cells: cellsOf(cells) })), unknownHeadings };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** Parses what is no empty line. */
function parseLines(csv: string): { line: number; cells: string[] }[] {
  const options = { delimiter: delimiterOf(csv), relax_column_count: true, relax_quotes: true };
  try {
    const lines: string[][] = parse(csv, options);
    return lines
      .map((cells, index) => ({ line: index + 1, cells: cells.map(readCell) }))
      .filter(({ cells }) => cells.some(Boolean));
  } catch (error) {
    if (error instanceof CsvError) throw invalid(text.broken);
    throw error;
  }
}

/** An apostrophe keeps a spreadsheet from calculating what it stands before; a dash says that there is nothing. */
const readCell = (cell: string): string =>
  cell
    .replaceAll('\r\n', '\n')
    .trim()
    .replace(/^'(?=[=+@\t-])/, '')
    .replace(/^[-–—]$/, '');

function delimiterOf(csv: string): string {
  const [headings = ''] = csv
    .trimStart()
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const count = (delimiter: string) => headings.split(delimiter).length;
  return [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ';';
}

const keyOf = (heading: string) =>
  foldTurkish(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const knownHeadings = new Map(
  Object.entries(csvHeadings).flatMap(([column, names]) =>
    names.map((name) => [keyOf(name), column as Column] as const),
  ),
);

/** Of two columns with one meaning the first counts. */
function readHeadings(headings: readonly string[]) {
  const columns = new Map<Column, number>();
  const unknownHeadings: string[] = [];
  for (const [at, heading] of headings.entries()) {
    const column = knownHeadings.get(keyOf(heading));
    if (column && !columns.has(column)) columns.set(column, at);
    else if (heading) unknownHeadings.push(heading.slice(0, longestHeading));
  }
  return { columns, unknownHeadings: unknownHeadings.slice(0, mostHeadings) };
}

const longestHeading = 80;
const mostHeadings = 50;
