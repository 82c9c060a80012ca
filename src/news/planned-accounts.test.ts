import { expect, test } from 'vitest';
import { formatIban } from '#/format/iban.ts';
import { watchSchedule } from '#/server/regular-work/publish-on-time.ts';
import {
  changeIban,
  confirm,
  firstIban,
  passwordOfSecond,
  readDonation,
  readPage,
  signInSecondAdmin,
} from '../../tests/support/accounts.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { News } from './schema.ts';

const tomorrow = '2026-11-21T06:00:00.000Z';

describeEachDatabase('a planned article that names an account', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const old = firstIban((await readDonation(ayse)).value);
    // the groups are links, so that only what is read shows the account
    const content = `Hesabımız: ${formatIban(old).replaceAll(/\w+/g, '[$&](/donate)')}`;
    const draft = { title: 'Yardım', excerpt: 'Özet.', content, category: 'Duyuru', published: true };
    const planned = await mert.post('/api/news', { ...draft, publishAt: tomorrow });
    const { id } = (await planned.json()) as News;
    return { app, ayse, id };
  }

  test('stays a draft when donors no longer find that account on the donation page', async () => {
    const { app, ayse, id } = await open();
    const zeynep = await signInSecondAdmin(app);
    expect((await confirm(zeynep, await changeIban(ayse), passwordOfSecond)).status).toBe(204);
    app.clock.forward({ hours: 13 });
    await watchSchedule(app.parts)();
    expect((await app.visitor().get(`/news/${id}`)).status).toBe(404);
    const reader = await app.signedIn('mert');
    expect(await (await reader.get(`/api/admin/news/${id}`)).json()).toMatchObject({
      ...{ published: false, scheduled: false, publishAt: null, version: 2, updatedBy: 'sistem' },
    });
    expect(await (await reader.get(`/api/admin/news/${id}/versions`)).json()).toMatchObject([
      { version: 2, published: false, savedBy: 'sistem' },
      { version: 1, published: false, savedBy: 'mert' },
    ]);
    const log = await (await app.signedIn('ayse')).get('/api/admin/audit?action=news');
    expect(await log.json()).toMatchObject([
      { action: 'news.stop-planned', username: 'sistem', subjectId: id },
      { action: 'news.schedule', username: 'mert' },
    ]);
  });

  test('comes out while they find it there', async () => {
    const { app, id } = await open();
    app.clock.forward({ hours: 13 });
    await watchSchedule(app.parts)();
    expect(await readPage(app, `/news/${id}`)).toContain('Hesabımız');
  });
});
