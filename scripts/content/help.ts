export const help = `Takes everything that visitors read (beside news, operations and photos) out into readable files, and in again.
Safe beside a running server. Reads the same settings as the server: DATA_DIR or DATABASE_URL.

  npm run content -- export FOLDER
  npm run content -- import FOLDER --dry-run
  npm run content -- import FOLDER
  npm run content -- convert CHECKOUT FOLDER

FOLDER then holds NAME.json for each document, and pictures/ with the pictures of the library that they show; what the
library says of these is in pictures/pictures.json.
An import checks all files first and takes none if one has a fault; --dry-run shows what would change, and changes
nothing. What is imported comes out at once, and can be undone in the panel; changed bank accounts wait for a second
person there.
Words that an earlier version kept in its src/content/ are converted first: FOLDER then holds what an import takes, and in
unfinished/ what has to be mended by hand before it is moved up. CHECKOUT is the folder of that version, whose code runs.

News, operations, photos, people and the log move with "npm run backup".

Exit code: 0 done, 1 refused, 2 the command was not understood.
`;
