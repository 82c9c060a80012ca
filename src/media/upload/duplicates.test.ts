import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentVersion } from '#/db/content-version.ts';
import { binDays } from '#/stored/bin.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { otherFile, photographFromPhone, pictureFile } from '../../../tests/support/pictures.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { Upload, UploadedMedia } from '../answers.server.ts';

const photo = await photographFromPhone();

const upload = (person: Visitor, ...names: string[]) =>
  send(person, ...names.map((name) => pictureFile(photo, name)));

async function send(person: Visitor, ...pictures: File[]): Promise<UploadedMedia[]> {
  const answer = await person.upload(...pictures);
  expect(answer.status).toBe(201);
  const { files } = (await answer.json()) as Upload;
  return files.map(({ locationRemoved: _, ...picture }) => picture);
}

const files = ({ parts }: TestApp) => readdirSync(join(parts.config.dataDir, 'media'));
const idsIn = async (person: Visitor) =>
  ((await (await person.get('/api/media')).json()) as UploadedMedia[]).map(({ id }) => id);

describeEachDatabase('the same picture uploaded again', (fresh) => {
  test('gives the one that is there, no matter who sends it and under which name', async () => {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const [first] = await upload(mert, 'dağ.jpg');
    expect(first).not.toHaveProperty('isDuplicate');
    const again = await upload(ayse, 'kopya.jpg', 'bir daha.jpg');
    expect(again).toEqual([
      { ...first, isDuplicate: true },
      { ...first, isDuplicate: true },
    ]);
    expect(await idsIn(mert)).toEqual([first?.id]);
    expect(files(app)).toHaveLength(1);
    const [other] = await send(mert, pictureFile(otherFile(photo, '!')));
    expect(other?.id).not.toBe(first?.id);
  });

  test('makes one picture when both arrive at the same moment', async () => {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const both = await Promise.all([ayse, mert].map((person) => upload(person, 'dağ.jpg')));
    const ids = both.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await idsIn(mert)).toEqual([ids[0]]);
    expect(files(app)).toHaveLength(1);
  });

  test('leaves cached pages alone, but when it comes out of the bin', async () => {
    const app = await openTestApp(await fresh());
    const mert = await app.signedIn('mert');
    const { db } = app.parts.database;
    const started = await readContentVersion(db);
    const [first] = await upload(mert, 'dağ.jpg', 'kopya.jpg');
    expect(await readContentVersion(db)).toBe(started);
    await mert.delete('/api/media/delete', { fileIds: [first?.id] });
    const deleted = await readContentVersion(db);
    await upload(mert, 'dağ.jpg');
    expect(await readContentVersion(db)).toBe(deleted + 1);
  });

  test('takes it out of the bin, and makes a new one when its time there is over', async () => {
    const app = await openTestApp(await fresh());
    const mert = await app.signedIn('mert');
    const [first] = await upload(mert, 'dağ.jpg');
    await mert.delete('/api/media/delete', { fileIds: [first?.id] });
    const [again] = await upload(mert, 'dağ.jpg');
    expect(again).toEqual({ ...first, isDuplicate: true });
    expect(await idsIn(mert)).toEqual([first?.id]);
    const log = await app.parts.database.db.selectFrom('auditLog').select('action').orderBy('id').execute();
    expect(log.at(-1)).toEqual({ action: 'media.restore' });
    await mert.delete('/api/media/delete', { fileIds: [first?.id] });
    app.clock.forward({ hours: binDays * 24 });
    const [later] = await upload(await app.signedIn('mert'), 'dağ.jpg');
    expect(later?.isDuplicate).toBeUndefined();
    expect(later?.id).not.toBe(first?.id);
  });
});
