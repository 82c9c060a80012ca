import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { makeOddFiles, type OddFile } from './odd-files.ts';
import { photographFromPhone } from './pictures.ts';

/** What is sent at once. */
export interface Sendings {
  /** By one person, each file as soon as the last is answered. */
  oddFiles: boolean;
  /** How many people send a photo of 24 megapixels each. */
  photos: number;
}

/**
 * Those who upload, in a process of their own that gives way to all others: in life each has a machine of their own.
 * Sends what was answered with another status than it should be.
 */
setPriority(19);
writeFileSync('/proc/self/autogroup', '19');
const files = await makeOddFiles();
const photo = Buffer.from(await photographFromPhone({ width: 6000, height: 4000 }));
let copies = 0;
process.on('disconnect', () => process.exit());
process.on('message', async ({ oddFiles, photos, ...site }: Site & Sendings) => {
  const wrong = await Promise.all([sendOddFiles(site, oddFiles ? files : []), sendPhotos(site, photos)]);
  process.send?.(wrong.flat());
});
process.send?.('ready');

interface Site {
  url: string;
  cookie: string;
}

async function sendOddFiles(site: Site, table: OddFile[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { what, name, bytes, status } of table) {
    const answered = await upload(site, { bytes: status === 201 ? another(bytes) : bytes, name });
    if (answered !== status) wrong.push(`${what}: ${answered}`);
  }
  return wrong;
}

async function sendPhotos(site: Site, length: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length }, () => upload(site, { bytes: another(photo), name: 'a.jpg' })),
  );
  return answers.filter((answered) => answered !== 201).map((answered) => `photo: ${answered}`);
}

/** The same picture as another file: the library takes each file once, and decoders stop where the picture ends. */
function another(picture: Buffer): Buffer {
  copies += 1;
  return Buffer.concat([picture, Buffer.from(String(copies))]);
}

async function upload(
  { url, cookie }: Site,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<number> {
  const form = new FormData();
  form.append('images', new File([new Uint8Array(bytes)], name));
  const answer = await fetch(`${url}/api/media/upload`, { method: 'POST', headers: { cookie }, body: form });
  await answer.text();
  return answer.status;
}
