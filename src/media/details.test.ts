import { expect, test } from 'vitest';
import { readContentVersion } from '#/db/content-version.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, type FreshDatabase } from '../../tests/support/databases.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import type { Media, Upload } from './answers.server.ts';

async function openWithOne(fresh: FreshDatabase) {
  const app = await openTestApp(await fresh());
  const mert = await app.signedIn('mert');
  const answer = await mert.upload(pictureFile(await photographFromPhone(), 'dağ.jpg'));
  const [uploaded] = ((await answer.json()) as Upload).files;
  if (!uploaded) throw new Error('a picture was to be uploaded');
  const { locationRemoved: _, ...picture } = uploaded;
  const change = (draft: unknown) => mert.put(`/api/media/${picture.id}`, draft);
  const stored = async () => ((await (await mert.get('/api/media')).json()) as Media[])[0];
  return { app, mert, picture, change, stored };
}

async function lastAudit({ parts }: TestApp) {
  const row = await parts.database.db
    .selectFrom('auditLog')
    .select(['action', 'subjectTitle', 'change', 'username'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { ...row, change: JSON.parse(row.change) as object };
}

describeEachDatabase('what is known of a picture', (fresh) => {
  test('is written down, all of it or a part, and recorded', async () => {
    const { app, picture, change, stored } = await openWithOne(fresh);
    const version = await readContentVersion(app.parts.database.db);
    const known = {
      altText: 'Karlı bir zirve',
      credit: 'Ayşe Yılmaz',
      consentNote: 'Sözlü onay, 12 Kasım',
      focusX: 0,
      focusY: 100,
      originalName: 'Zirve 2026.jpg',
    };
    const answer = await change({ ...known, altText: '  Karlı bir zirve \n' });
    expect([answer.status, await answer.json()]).toEqual([200, { ...picture, ...known }]);
    expect(await stored()).toEqual({ ...picture, ...known });
    expect(await readContentVersion(app.parts.database.db)).toBeGreaterThan(version);
    expect(await lastAudit(app)).toMatchObject({
      action: 'media.update',
      subjectTitle: 'Zirve 2026.jpg',
      username: 'mert',
      change: { altText: { before: '', after: 'Karlı bir zirve' }, focusX: { before: 50, after: 0 } },
    });
    expect((await change({ credit: '' })).status).toBe(200);
    expect(await stored()).toEqual({ ...picture, ...known, credit: '' });
    expect((await lastAudit(app)).change).toEqual({ credit: { before: 'Ayşe Yılmaz', after: '' } });
  });

  test('is refused, with what is stored, over words that somebody else has changed meanwhile', async () => {
    const { picture, change, stored } = await openWithOne(fresh);
    await change({ altText: 'Onun cümlesi', credit: 'Mert' });
    const answer = await change({ altText: 'Benim cümlem', over: { altText: '' } });
    const current = { ...picture, altText: 'Onun cümlesi', credit: 'Mert' };
    expect([answer.status, await answer.json()]).toMatchObject([409, { current }]);
    expect((await change({ consentNote: 'Sözlü', over: { consentNote: '' } })).status).toBe(200);
    expect((await change({ altText: 'İkimizin', over: { altText: 'Onun cümlesi' } })).status).toBe(200);
    expect(await stored()).toMatchObject({ altText: 'İkimizin', credit: 'Mert', consentNote: 'Sözlü' });
    expect((await change({ over: { altText: '' } })).status).toBe(400);
  });

  test('names no account of somebody else', async () => {
    const { change, stored } = await openWithOne(fresh);
    const answer = await change({ credit: 'Bağış için TR79 9999 9000 0000 0033 0000 01' });
    const fields = { credit: expect.stringContaining('bağış hesapları arasında değil') };
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields }]);
    expect(await stored()).toMatchObject({ credit: '' });
  });

  test('is written down without what turns words round', async () => {
    const { change, stored } = await openWithOne(fresh);
    const turned = {
      altText: 'Zirve \u202e23 1487\u202c',
      credit: '\u061cAyşe',
      originalName: 'gpj.\u202ezirve',
    };
    expect((await change(turned)).status).toBe(200);
    expect(await stored()).toMatchObject({
      altText: 'Zirve 23 1487',
      credit: 'Ayşe',
      originalName: 'gpj.zirve',
    });
  });

  test('one call takes a picture off the site, and another shows it again', async () => {
    const { app, mert, picture, change, stored } = await openWithOne(fresh);
    const status = async () => (await app.visitor().get(picture.url)).status;
    const version = await readContentVersion(app.parts.database.db);
    expect(await status()).toBe(200);
    await change({ isHidden: true });
    expect([await status(), (await stored())?.isHidden]).toEqual([404, true]);
    expect(await readContentVersion(app.parts.database.db)).toBeGreaterThan(version);
    expect(await lastAudit(app)).toMatchObject({
      action: 'media.hide',
      change: { isHidden: { before: false, after: true } },
    });
    const preview = await mert.get(`/api/media/${picture.id}/picture`);
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await preview.arrayBuffer()).byteLength).toBe(picture.size);
    expect((await app.visitor().get(`/api/media/${picture.id}/picture`)).status).toBe(401);
    await change({ isHidden: false });
    expect([await status(), (await lastAudit(app)).action]).toEqual([200, 'media.show']);
  });

  test('is refused with a sentence where it is wrong, and nothing changes', async () => {
    const { picture, change, stored } = await openWithOne(fresh);
    const empty = await change({});
    expect([empty.status, await empty.json()]).toMatchObject([
      400,
      { message: expect.stringContaining('gönderilmedi') },
    ]);
    const wrong: [object, RegExp][] = [
      [{ altText: 'x'.repeat(501) }, /en çok 500/],
      [{ altText: 'Hesap: TR79 9999 9000 0000 0033 0000 01' }, /bağış hesapları arasında değil/],
      [{ credit: 'x'.repeat(201) }, /en çok 200/],
      [{ consentNote: 'x'.repeat(1001) }, /en çok 1000/],
      [{ originalName: '  ' }, /boş olamaz/],
      [{ focusX: 101 }, /0 ile 100/],
      [{ focusY: -1 }, /0 ile 100/],
      [{ focusX: 1.5 }, /0 ile 100/],
      [{ focusY: '50' }, /0 ile 100/],
      [{ isHidden: 1 }, /true ya da false/],
    ];
    for (const [draft, sentence] of wrong) {
      const answer = await change({ altText: 'yazılmamalı', ...draft });
      expect([draft, answer.status]).toEqual([draft, 400]);
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(sentence) });
    }
    expect(await stored()).toEqual(picture);
  });

  test('can be changed by staff only, and only where it is', async () => {
    const { app, mert, picture, stored } = await openWithOne(fresh);
    const draft = { altText: 'Karlı bir zirve' };
    expect((await app.visitor().put(`/api/media/${picture.id}`, draft)).status).toBe(401);
    for (const wrong of [999, 'x']) expect((await mert.put(`/api/media/${wrong}`, draft)).status).toBe(404);
    expect(await stored()).toEqual(picture);
    await mert.delete('/api/media/delete', { fileIds: [picture.id] });
    expect((await mert.put(`/api/media/${picture.id}`, draft)).status).toBe(404);
  });
});
