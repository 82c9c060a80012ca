import type { Kysely } from 'kysely';
import type { Jobs } from '#/db/jobs.ts';
import type { Tables } from '#/db/tables.ts';
import type { Files } from './files/files-contract.server.ts';
import type { Library } from './library.server.ts';
import type { UploadRoom } from './upload-room.server.ts';
import type { PictureWeb } from './web/picture-web.server.ts';
import type { PictureWorker } from './worker/picture-worker.server.ts';

/** Services that the server opens once, for whatever is done to pictures. */
export interface MediaParts {
  db: Kysely<Tables>;
  files: Files;
  /** A folder for unfinished uploads; at its start the server removes those that are over a day old. */
  incoming: string;
  library: Library;
  room: UploadRoom;
  pictures: PictureWorker;
  jobs: Pick<Jobs<never>, 'wake'>;
  web: PictureWeb;
  clock: () => Date;
}
