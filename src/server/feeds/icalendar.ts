import { withoutControlCharacters } from '#/http/control-characters.ts';

/*
 * Parts that all calendars are written with: iCalendar, RFC 5545.
 */

export const writeLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

/** '20261212T070000Z' */
export const writeTime = (at: string) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

/** The end of whole days is the day after (3.6.1). @param last the last of them, as 'YYYY-MM-DD' */
export const wholeDays = (first: string, last: string): string[] => [
  `DTSTART;VALUE=DATE:${writeDay(first)}`,
  `DTEND;VALUE=DATE:${writeDay(dayAfter(last))}`,
];

const writeDay = (day: string) => day.replaceAll('-', '');

function dayAfter(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** 3.3.11. */
export const escapeText = (words: string) =>
  withoutControlCharacters(words)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** At most 75 octets a line, the space before a further one included (3.1); a letter is never cut in two. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line;
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
