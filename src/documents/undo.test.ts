import { expect, test } from 'vitest';
import {
  documents as calls,
  changeIban,
  firstIban,
  readDonation,
  signInSecondAdmin,
} from '../../tests/support/accounts.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { DocumentSummary, StoredDocument } from './answers.server.ts';

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
    async function save(title: string, published: boolean, by = ayse) {
      const { version, value } = await find();
      const answer = await by.put(`${calls}/${id}`, { version, value: { ...value, title }, published });
      return (await answer.json()) as StoredDocument;
    }
    const publishDraft = async ({ version, publishedVersion }: StoredDocument) => {
      app.clock.forward({ minutes: 5 });
      await ayse.post(`${calls}/publish`, { documents: [{ id, version }] });
      return { ...(await find()), replacedVersion: publishedVersion };
    };
    const answerToUndo = ({ version: over, replacedVersion: version }: StoredDocument) =>
      ayse.post(`${calls}/undo`, { documents: [{ id, version, over }] });
    const undo = async (saved: StoredDocument) => (await answerToUndo(saved)).status;
    const page = async () => (await app.visitor().get('/management')).text();
    return { app, ayse, find, save, publishDraft, answerToUndo, undo, page };
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

  test('makes a draft of what was one, with its writer and time, as often as it is published', async () => {
    const { app, find, save, publishDraft, answerToUndo, page } = await open();
    let draft = await save('Taslak', false, await signInSecondAdmin(app));
    for (const version of [4, 6]) {
      const published = await publishDraft(draft);
      expect(published).toMatchObject({ published: true });
      expect(await page()).toContain('Taslak');
      expect(await (await answerToUndo(published)).json()).toEqual({ waiting: [] });
      expect(await page()).not.toContain('Taslak');
      const { updatedAt, value } = draft;
      draft = await find();
      expect(draft).toMatchObject({ version, published: false, updatedBy: 'zeynep', updatedAt, value });
    }
  });

  test('makes a draft of the one over which a form was published, and leaves the form’s words among the versions', async () => {
    const { find, save, answerToUndo } = await open();
    await save('Taslak', false);
    const saved = await save('Formda düzeltilen', true);
    const { title } = saved;
    expect(await (await answerToUndo(saved)).json()).toEqual({ waiting: [], inVersions: [title] });
    expect(await find()).toMatchObject({ published: false, value: { title: 'Taslak' } });
    const next = await save('Taslak', true);
    expect(await (await answerToUndo(next)).json()).toEqual({ waiting: [] });
  });

  test('leaves no draft where none was saved before', async () => {
    const { find, save, answerToUndo } = await open();
    const saved = await save('Birinci', true);
    const { title } = saved;
    expect(await (await answerToUndo(saved)).json()).toEqual({ waiting: [], inVersions: [title] });
    expect(await find()).toMatchObject({ published: true });
  });

  test('does not bring back a draft of other accounts, whose writers it would not know', async () => {
    const { app, ayse } = await open();
    await changeIban(await signInSecondAdmin(app), { published: false });
    const { id, value, version } = await readDonation(ayse);
    const before = (await (await ayse.get(`${calls}/${id}/versions/1`)).json()) as { value: typeof value };
    const draft = { version, value: { ...before.value, paymentNote: 'Adınızı yazın.' }, published: true };
    const saved = (await (await ayse.put(`${calls}/${id}`, draft)).json()) as StoredDocument;
    expect(saved).toMatchObject({ published: true, replacedVersion: 1 });
    const undone = { id, version: 1, over: saved.version };
    expect((await ayse.post(`${calls}/undo`, { documents: [undone] })).status).toBe(200);
    const now = await readDonation(ayse);
    expect([now.published, firstIban(now.value)]).toEqual([true, firstIban(before.value)]);
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

  test('of a number that no database takes is refused, and so is publishing it', async () => {
    const { ayse, find } = await open();
    const { id } = await find();
    for (const odd of [2_147_483_648, -2_147_483_649])
      for (const which of [
        { id: odd, version: 1 },
        { id, version: odd },
      ])
        for (const call of ['publish', 'undo'])
          expect((await ayse.post(`${calls}/${call}`, { documents: [which] })).status).toBe(400);
  });
});
