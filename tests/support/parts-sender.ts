import type { BegunUpload, UploadedMedia } from '#/media/answers.server.ts';
import type { Visitor } from './visitor.ts';

const path = '/api/media/uploads';

/** Begins an upload, and gives what the panel does with it afterwards. */
export async function beginUpload(who: Visitor, about: { name?: string; size: number }) {
  const answer = await who.post(path, { name: 'arazi.jpg', ...about });
  if (answer.status !== 201) throw new Error(`not begun: ${answer.status} ${await answer.text()}`);
  const { id }: BegunUpload = await answer.json();
  return { id, ...goOn(who, id) };
}

export const goOn = (who: Visitor, id: string) => ({
  part: (offset: number | string, bytes: BodyInit) =>
    who.send(`${path}/${id}`, {
      method: 'PATCH',
      headers: { 'upload-offset': String(offset) },
      body: bytes,
      ...{ duplex: 'half' },
    }),
  look: () => who.get(`${path}/${id}`),
  finish: () => who.post(`${path}/${id}/finish`),
  stop: () => who.delete(`${path}/${id}`),
});

/** In parts of so many bytes. @returns the answer of the last call */
export async function sendInParts(who: Visitor, bytes: Uint8Array<ArrayBuffer>, longest: number) {
  const upload = await beginUpload(who, { size: bytes.length });
  for (let at = 0; at < bytes.length; at += longest) await upload.part(at, bytes.slice(at, at + longest));
  return upload.finish();
}

export const firstOf = async (answer: Response): Promise<UploadedMedia | undefined> =>
  (await answer.json()).files[0];
