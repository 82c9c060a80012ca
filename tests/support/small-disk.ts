import { onTestFinished } from 'vitest';
import { mountDisk, type SmallDisk } from './mounted-disk.ts';
import { makeScratchFolder } from './scratch-folder.ts';

/**
 * A real file system with so little room that a test can fill it; it goes when the test ends.
 * @throws {Error} a sentence when this user may not mount one
 */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = makeScratchFolder('small-disk-');
  try {
    const disk = mountDisk(folder, megabytes);
    onTestFinished(disk.unmount);
    return disk;
  } catch (error) {
    throw new Error(
      'A full disk needs a small one: run this test as root, and in a container as a privileged one.',
      { cause: error },
    );
  }
}
