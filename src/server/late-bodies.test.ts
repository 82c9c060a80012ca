import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

/** A draft whose second half waits until `finish` is called. */
function beginSlowly(person: Visitor) {
  const [first, second] = ['{"title":"Geç gelen","excerpt":"ö"', ',"content":"m","category":"Duyuru"}'];
  let finish = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(first));
      finish = () => {
        controller.enqueue(Buffer.from(second));
        controller.close();
      };
    },
  });
  const headers = { 'content-type': 'application/json' };
  const answer = person.send('/api/news', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  return { answer, finish };
}

describeEachDatabase('a call whose body comes late', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [mert, ayse] = [await app.signedIn('mert'), await app.signedIn('ayse')];
    const staff = (await (await ayse.get('/api/admin/staff')).json()) as { id: number; username: string }[];
    const id = staff.find(({ username }) => username === 'mert')?.id;
    const slow = beginSlowly(mert);
    // its session has been looked at by now
    await ayse.get('/api/admin/auth');
    const titles = async () =>
      ((await (await ayse.get('/api/admin/news')).json()) as { title: string }[]).map(({ title }) => title);
    return { ayse, id, slow, titles };
  }

  test('is carried out', async () => {
    const { slow, titles } = await open();
    slow.finish();
    expect((await slow.answer).status).toBe(201);
    expect(await titles()).toContain('Geç gelen');
  });

  test('is not, when its sender was dismissed meanwhile', async () => {
    const { ayse, id, slow, titles } = await open();
    expect((await ayse.put(`/api/admin/staff/${id}`, { isDisabled: true })).status).toBe(200);
    slow.finish();
    expect((await slow.answer).status).toBe(401);
    expect(await titles()).not.toContain('Geç gelen');
  });
});
