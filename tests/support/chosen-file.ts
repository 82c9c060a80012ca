import { readFileSync } from 'node:fs';

const picture = readFileSync('public/icons/icon-512.png');

/**
 * A picture as a browser test chooses it. Each name has bytes of its own, because the library takes a file once and then
 * shows it under the name it came with first: two tests on one site must not meet in one file.
 */
export const chosenFile = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([picture, Buffer.from(name)]),
});

/** The same, as `drop` takes it. */
export const droppedFile = (name: string) => ({
  name,
  type: 'image/png',
  base64: chosenFile(name).buffer.toString('base64'),
});
