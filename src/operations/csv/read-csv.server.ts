import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
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
export async function readCsv(bytes: Uint8Array): Promise<CsvFile> {
  // the first letters of a ZIP archive, which a workbook is
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw invalid(text.isWorkbook);
  const [headings, ...lines] = await parseLines(withoutControlCharacters(decode(bytes)).toWellFormed());
  const { columns, unknownHeadings } = readHeadings(headings?.cells ?? []);
  if (!columns.has('id') && !(columns.has('date') && columns.has('title'))) throw invalid(text.noHeadings);
  if (lines.length === 0) throw invalid(text.empty);
  const cellsOf = (cells: string[]) =>
    Object.fromEntries([...columns].map(([column, at]) => [column, cells[at]]).filter(([, cell]) => cell));
  return { rows: lines.map(({ line, cells }) => ({ line, cells: cellsOf(cells) })), unknownHeadings };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** Parses what is no empty line, a piece at a time: others are answered in between. */
async function parseLines(csv: string): Promise<{ line: number; cells: string[] }[]> {
  // spreadsheets write a row for each that was ever coloured, and Excel a first line that names the delimiter
  const written = csv.slice(0, endOfWords(csv)).replace(/^sep=.\r?\n/, '');
  const parser = parse({ delimiter: delimiterOf(written), relax_column_count: true, relax_quotes: true });
  const lines: { line: number; cells: string[] }[] = [];
  let line = 0;
  try {
    for await (const row of Readable.from(piecesOf(written)).pipe(parser) as AsyncIterable<string[]>) {
      line += 1;
      if (line > mostImported + 1) throw invalid(text.tooManyRows(mostImported));
      const cells = row.slice(0, mostColumns).map(readCell);
      if (cells.some(Boolean)) lines.push({ line, cells });
    }
  } catch (error) {
    if (error instanceof CsvError) throw invalid(text.broken);
    throw error;
  }
  return lines;
}

/** Finds where the last cell ends that is not empty. */
function endOfWords(csv: string): number {
  let end = csv.length;
  while (end > 0 && ';,\t\r\n '.includes(csv.charAt(end - 1))) end -= 1;
  return end;
}

async function* piecesOf(csv: string) {
  for (let at = 0; at < csv.length; at += pieceLength) {
    await nextTurn();
    yield csv.slice(at, at + pieceLength);
  }
}

const pieceLength = 8192;
const mostColumns = 1000;

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
