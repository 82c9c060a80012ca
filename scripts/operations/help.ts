export const help = `Takes operations from a CSV file. Safe beside a running server, and again after it was broken off: what is there already is
not made twice. Reads the same settings as the server: DATA_DIR or DATABASE_URL.

  npm run operations -- import FILE --dry-run
  npm run operations -- import FILE
  npm run operations -- import FILE --publish

FILE is what a spreadsheet saves as CSV, with headings in its first line; docs/kilavuz.md lists them. A row is the
operation whose number stands in "No", else the one of its day and title; an empty cell leaves what is stored.
New operations are drafts, or with --publish come out at once. --dry-run shows what would come of each row, and
changes nothing.

Exit code: 0 done, 1 a row or the file was refused, 2 the command was not understood.
`;
