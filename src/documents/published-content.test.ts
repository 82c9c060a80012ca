import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { DocumentSummary, StoredDocument } from './answers.server.ts';

describeEachDatabase('what visitors read, in memory', (fresh) => {
  test('is new only where something was published', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const before = await app.parts.content.read();
    const calls = '/api/admin/documents';
    const all = (await (await ayse.get(calls)).json()) as DocumentSummary[];
    const id = all.find(({ name }) => name === 'mission')?.id;
    const { value, version } = (await (await ayse.get(`${calls}/${id}`)).json()) as StoredDocument;
    const changed = { ...(value as object), title: 'Başka bir görev' };
    const saved = await ayse.put(`${calls}/${id}`, { version, value: changed, published: true });
    expect(saved.status).toBe(200);
    const after = await app.parts.content.read();
    expect(after.mission).toEqual(changed);
    const { mission: _new, ...others } = after;
    for (const [name, document] of Object.entries(others))
      expect([name, document === before[name as keyof typeof before]]).toEqual([name, true]);
  });
});
