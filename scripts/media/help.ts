export const help = `Looks after the pictures of the library and their files.
Safe beside a running server. Reads the same settings as the server: DATA_DIR, DATABASE_URL, S3_….

  npm run media -- rebuild [ID…]              makes the smaller copies of these pictures again, or of all
  npm run media -- verify [--remove-orphans]  names what is missing and what nothing speaks of

verify changes nothing; with --remove-orphans it removes files that nothing speaks of and that are older than a day.
A picture whose smaller copies are missing is mended by rebuild; one whose original is missing, from a backup.

Exit code: 0 done and all is well, 1 something failed or is missing, 2 the command was not understood.
`;
