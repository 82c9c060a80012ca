import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { DocumentSummary, StoredDocument } from './answers.server.ts';

const calls = '/api/admin/documents';
const publishAt = '2026-12-05T06:00:00.000Z';

describeEachDatabase('a document', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const list = (await (await ayse.get(calls)).json()) as DocumentSummary[];
    const board = `${calls}/${list.find(({ name }) => name === 'board')?.id}`;
    const find = async () => (await (await ayse.get(board)).json()) as StoredDocument & { value: object };
    /** Over what is stored. */
    const save = async (title: string, plan: { published?: boolean; publishAt?: string } = {}) => {
      const { version, value } = await find();
      const draft = { version, value: { ...value, title }, published: false, ...plan };
      expect((await ayse.put(board, draft)).status).toBe(200);
    };
    return { app, ayse, board, find, save };
  }

  test('goes back over no other version than the one that was looked at, and a plan made meanwhile stays', async () => {
    const { ayse, board, find, save } = await open();
    await save('Taslak');
    await save('Planlı', { publishAt });
    const refused = await ayse.post(`${board}/versions/1/restore?over=2`);
    expect([refused.status, await refused.json()]).toMatchObject([409, { current: { version: 3 } }]);
    expect(await find()).toMatchObject({ version: 3, publishAt });
    expect((await ayse.post(`${board}/versions/1/restore?over=3`)).status).toBe(200);
  });

  test('goes back to any version as a draft', async () => {
    const { app, ayse, board, find, save } = await open();
    const { value } = await find();
    await save('Sonraki', { published: true });
    expect((await ayse.post(`${board}/versions/1/restore`)).status).toBe(200);
    expect(await find()).toMatchObject({ version: 3, published: false, value });
    expect(await (await app.visitor().get('/management')).text()).toContain('Sonraki');
    const [newest] = await (await ayse.get('/api/admin/audit?action=document')).json();
    expect(newest).toMatchObject({ action: 'document.go-back', username: 'ayse' });
    const versions = await (await ayse.get(`${board}/versions`)).json();
    expect(versions).toMatchObject([
      { version: 3, published: false },
      { version: 2 },
      { version: 1, savedBy: '' },
    ]);
  });
});
