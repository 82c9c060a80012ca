import { expect, test } from 'vitest';
import { changeIban, readDonation } from '../../tests/support/accounts.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { DocumentSummary, StoredDocument } from './answers.server.ts';

const calls = '/api/admin/documents';

describeEachDatabase('a draft of a section', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const list = (await (await ayse.get(calls)).json()) as DocumentSummary[];
    const board = `${calls}/${list.find(({ name }) => name === 'board')?.id}`;
    const find = async () =>
      (await (await ayse.get(board)).json()) as StoredDocument & { value: { title: string } };
    /** Over what is stored. */
    async function save(title: string, plan: { published?: boolean; publishAt?: string } = {}) {
      const { version, value } = await find();
      const answer = await ayse.put(board, {
        version,
        value: { ...value, title },
        published: false,
        ...plan,
      });
      return (await answer.json()) as StoredDocument;
    }
    const acts = async () => {
      const rows = await app.parts.database.db
        .selectFrom('auditLog')
        .select(['action', 'change'])
        .orderBy('id')
        .execute();
      return rows.filter(({ action }) => action.startsWith('document.'));
    };
    const page = async () => (await app.visitor().get('/management')).text();
    return { app, ayse, board, find, save, acts, page };
  }

  test('is thrown away: visitors go on reading what they read, and it stays among the versions', async () => {
    const { ayse, board, find, save, acts, page } = await open();
    const { value } = await find();
    await save('Atılacak');
    const before = await page();
    const answer = await ayse.delete(`${board}/draft?version=2`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { version: 3, published: true, value }]);
    expect(await find()).toMatchObject({ version: 3, publishedVersion: 3, published: true, value });
    expect(await page()).toBe(before);
    const versions = await (await ayse.get(`${board}/versions`)).json();
    expect(versions).toMatchObject([{ published: true }, { version: 2, published: false }, { version: 1 }]);
    expect(await (await ayse.get(`${board}/versions/2`)).json()).toMatchObject({
      value: { title: 'Atılacak' },
    });
    const [, discarded] = await acts();
    expect(discarded?.action).toBe('document.discard');
    expect(discarded?.change).toContain('Atılacak');
  });

  test('is thrown away with the time that was planned for it', async () => {
    const { app, ayse, board, find, save, page } = await open();
    await save('Planlı', { publishAt: '2026-12-05T06:00:00.000Z' });
    expect((await ayse.delete(`${board}/draft?version=2`)).status).toBe(200);
    expect(await find()).toMatchObject({ published: true, publishAt: null });
    app.clock.forward({ hours: 24 * 30 });
    expect(await page()).not.toContain('Planlı');
  });

  test('is thrown away by who may edit the site, as it was looked at, once', async () => {
    const { app, ayse, board, find, save } = await open();
    await save('Birinci');
    await save('İkinci');
    const mert = await app.signedIn('mert');
    expect((await app.visitor().delete(`${board}/draft?version=3`)).status).toBe(401);
    expect((await mert.delete(`${board}/draft?version=3`)).status).toBe(403);
    for (const query of ['', '?version=', '?version=0', '?version=x'])
      expect((await ayse.delete(`${board}/draft${query}`)).status).toBe(400);
    expect((await ayse.delete(`${calls}/999/draft?version=1`)).status).toBe(404);
    const late = await ayse.delete(`${board}/draft?version=2`);
    expect([late.status, await late.json()]).toMatchObject([409, { current: { version: 3 } }]);
    expect(await find()).toMatchObject({ version: 3, published: false });
    expect((await ayse.delete(`${board}/draft?version=3`)).status).toBe(200);
    // there is none any more
    expect(await (await ayse.delete(`${board}/draft?version=4`)).json()).toMatchObject({
      version: 4,
      published: true,
    });
  });

  test('is none when its words are those that visitors read, however it came to them', async () => {
    const { ayse, board, find, save } = await open();
    const { value } = await find();
    await save('Taslak');
    expect(await save(value.title)).toMatchObject({ version: 3, published: true });
    await save('Taslak');
    expect((await ayse.post(`${board}/versions/1/restore?over=4`)).status).toBe(200);
    expect(await find()).toMatchObject({ version: 5, published: true, value });
    // what is planned is to come out, whatever it says
    const publishAt = '2026-12-05T06:00:00.000Z';
    expect(await save(value.title, { publishAt })).toMatchObject({ published: false, publishAt });
  });

  test('is not thrown away while something of it waits for a second person', async () => {
    const { ayse } = await open();
    const proposed = await changeIban(ayse);
    const path = `${calls}/${proposed.id}`;
    const refused = await ayse.delete(`${path}/draft?version=${proposed.version}`);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { message: expect.stringMatching(/^Bu bölümde onay bekleyen/) },
    ]);
    expect(await readDonation(ayse)).toMatchObject({ waits: true });
    expect((await ayse.post(`${path}/proposal/withdraw`, { version: proposed.version })).status).toBe(204);
    expect((await ayse.delete(`${path}/draft?version=${proposed.version}`)).status).toBe(200);
    expect(await readDonation(ayse)).toMatchObject({ published: true, waits: false });
  });
});
