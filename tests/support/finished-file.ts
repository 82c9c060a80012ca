import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FinishedFile } from '#/media/files/files-contract.server.ts';
import { makeScratchFolder } from './scratch-folder.ts';

/** A local file, as finished uploads are before they are taken in under a name. */
export function writeFinishedFile(name: string, content: string | Uint8Array): FinishedFile {
  const localPath = join(makeScratchFolder('finished-'), 'file');
  writeFileSync(localPath, content);
  return { name, localPath };
}
