import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { makeOddFiles } from './odd-files.ts';
import { photographFromPhone } from './pictures.ts';

/**
 * Those who upload, in a process of their own that gives way to all others: in life each has a machine of their own. At
 * each order one sends every odd file, the next as soon as the last is answered, while as many others as ordered send a
 * photo of 24 megapixels. Sends what was answered with another status than it should be.
 */
setPriority(19);
writeFileSync('/proc/self/autogroup', '19');
const files = await makeOddFiles();
const photo = Buffer.from(await photographFromPhone({ width: 6000, height: 4000 }));
let photosSent = 0;
process.on('disconnect', () => process.exit());
process.on('message', async ({ photos, ...site }: Site & { photos: number }) => {
  const wrong = await Promise.all([sendOddFiles(site), sendPhotos(site, photos)]);
  process.send?.(wrong.flat());
});
process.send?.('ready');

interface Site {
  url: string;
  cookie: string;
}

async function sendOddFiles(site: Site): Promise<string[]> {
  const wrong: string[] = [];
  for (const { what, name, bytes, status } of files) {
    const answered = await upload(site, { bytes, name });
    if (answered !== status) wrong.push(`${what}: ${answered}`);
  }
  return wrong;
}

async function sendPhotos(site: Site, length: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length }, () => {
      photosSent += 1;
      // the library takes each file once, and decoders stop where the picture ends
      const bytes = Buffer.concat([photo, Buffer.from(String(photosSent))]);
      return upload(site, { bytes, name: 'a.jpg' });
    }),
  );
  return answers.filter((answered) => answered !== 201).map((answered) => `photo: ${answered}`);
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
