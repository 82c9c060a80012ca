import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeScratchFolder } from './scratch-folder.ts';

/** A local file, as finished uploads are before they are taken in. */
export function writeFinishedFile(content: string | Uint8Array): string {
  const path = join(makeScratchFolder('finished-'), 'file');
  writeFileSync(path, content);
  return path;
}
