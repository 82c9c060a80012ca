/** Marks a file as UTF-8 for spreadsheets; Turkish ones split columns at semicolons. */
export const byteOrderMark = '\ufeff';
const separator = ';';

/** Writes a line of a file for spreadsheets (RFC 4180). */
export const csvLine = (cells: (string | number)[]) => `${cells.map(csvCell).join(separator)}\r\n`;

/** Writes a cell. An apostrophe keeps a spreadsheet from taking a text for a formula (OWASP, CSV injection). */
function csvCell(value: string | number): string {
  const cell = String(value);
  const harmless = typeof value === 'string' && /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
