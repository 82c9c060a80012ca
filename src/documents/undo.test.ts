import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { DocumentSummary, StoredDocument } from './schema.ts';

const calls = '/api/admin/documents';

interface Board {
  title: string;
}

describeEachDatabase('a publication that is taken back', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const list = (await (await ayse.get(calls)).json()) as DocumentSummary[];
    const id = list.find(({ name }) => name === 'board')?.id ?? 0;
    const find = async () =>
      (await (await ayse.get(`${calls}/${id}`)).json()) as StoredDocument & { value: Board };
    async function save(title: string, published: boolean) {
      const { version, value } = await find();
      const answer = await ayse.put(`${calls}/${id}`, { version, value: { ...value, title }, published });
      return (await answer.json()) as StoredDocument;
    }
    const undo = async (saved: StoredDocument, version = saved.replacedVersion) =>
      (await ayse.post(`${calls}/undo`, { documents: [{ id, version, over: saved.version }] })).status;
    const page = async () => (await app.visitor().get('/management')).text();
    return { find, save, undo, page };
  }

  test('gives back what was read before it, also what somebody else had published meanwhile', async () => {
    const { find, save, undo, page } = await open();
    expect(await save('Birinci', true)).toMatchObject({ version: 2, replacedVersion: 1 });
    const saved = await save('İkinci', true);
    expect(saved).toMatchObject({ version: 3, replacedVersion: 2 });
    expect(await undo(saved)).toBe(200);
    expect(await page()).toContain('Birinci');
    expect(await find()).toMatchObject({ version: 4, published: true });
  });

  test.each([
    ['published', true],
    ['kept as a draft', false],
  ])('takes nothing away that was %s after it', async (_how, published) => {
    const { find, save, undo } = await open();
    const saved = await save('Birinci', true);
    await save('Sonraki', published);
    expect(await undo(saved)).toBe(409);
    expect(await find()).toMatchObject({ published, value: { title: 'Sonraki' } });
  });
});
