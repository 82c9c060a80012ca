import { expect, test } from 'vitest';
import { auditSentence } from '#/staff/audit/words.ts';
import { actionsIn } from '../../tests/support/accounts.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { publishNotice } from '../../tests/support/notice.ts';
import type { DocumentSummary } from './answers.server.ts';

const calls = '/api/admin/documents';

test('the log tells a notice that was put up from one that was removed, and from one that is a draft', async () => {
  const app = await openTestApp(await freshDatabase());
  const ayse = await app.signedIn('ayse');
  const find = async () =>
    ((await (await ayse.get(calls)).json()) as DocumentSummary[]).find(({ name }) => name === 'notice');
  await publishNotice(ayse);
  await publishNotice(ayse, { sentence: 'Ekiplerimiz döndü.' });
  await publishNotice(ayse, { isOn: false });
  const { id, version = 0 } = (await find()) ?? {};
  await ayse.post(`${calls}/undo`, { documents: [{ id, version: version - 1 }] });
  await ayse.post(`${calls}/undo`, { documents: [{ id, version }] });
  await publishNotice(ayse, { isOn: false, sentence: 'Bir gün.' });
  const { value } = (await (await ayse.get(`${calls}/${id}`)).json()) as { value: object };
  const draft = { version: (await find())?.version, value: { ...value, isOn: true }, published: false };
  expect((await ayse.put(`${calls}/${id}`, draft)).status).toBe(200);
  expect(await actionsIn(app)).toEqual([
    ...['ayse document.notice-on', 'ayse document.notice-on', 'ayse document.notice-off'],
    ...['ayse document.notice-on', 'ayse document.notice-off', 'ayse document.publish'],
    'ayse document.update',
  ]);
  expect(auditSentence('document.notice-on', 'Duyuru')).toBe('duyuruyu yayınladı');
  expect(auditSentence('document.notice-off', 'Duyuru')).toBe('duyuruyu kaldırdı');
});
