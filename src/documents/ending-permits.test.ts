import { expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import { write } from '#/db/write.ts';
import { doHousekeeping } from '#/server/regular-work/due-work.ts';
import { newsOf } from '../../tests/support/accounts.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { tellOfEndingPermits } from './ending-permits.server.ts';
import { findPastDates } from './find-fields.ts';
import { formOf } from './forms.server.ts';

const permit = { name: 'Telsiz izni', givenBy: 'Kurum', number: 'ÖRNEK-1', startsOn: '2024-01-01' };
const housekeeper = { staffId: null, username: 'Sunucu', address: '' };

describeEachDatabase('the end of a permit', (fresh) => {
  /** @param ends of permits; the clock of the cast stands at 20 November 2026 */
  async function open(...ends: (string | null)[]) {
    const app = await openTestApp(await fresh());
    const { db } = app.parts.database;
    const entries = ends.map((endsOn) => ({ ...permit, endsOn }));
    const content = { ...starterContent, permits: { ...starterContent.permits, entries } };
    const look = (day: string) =>
      tellOfEndingPermits(db, { content, actor: housekeeper, now: new Date(`${day}T12:00:00+03:00`) });
    const ayse = await app.signedIn('ayse');
    const told = async () =>
      (await newsOf(ayse)).notices.map(({ kind, title, detail }) => `${kind} ${title}: ${detail}`).reverse();
    return { look, told };
  }

  test('is told to every admin 180, 60 and 14 days before, once each, and not a day earlier', async () => {
    const { look, told } = await open('2027-12-31');
    const expected: string[] = [];
    for (const [dayBefore, day, days] of [
      ['2027-07-03', '2027-07-04', 180],
      ['2027-10-31', '2027-11-01', 60],
      ['2027-12-16', '2027-12-17', 14],
    ] as const) {
      await look(dayBefore);
      expect(await told()).toEqual(expected);
      await look(day);
      await look(day);
      expected.push(`permit-ends Telsiz izni: son günü 31 Aralık 2027, en çok ${days} gün kaldı`);
      expect(await told()).toEqual(expected);
    }
    for (const day of ['2027-12-31', '2028-01-01']) await look(day);
    expect(await told()).toEqual(expected);
  });

  test('is looked for by the server itself, over what visitors read', async () => {
    const app = await openTestApp(await fresh());
    const { permits } = starterContent;
    const value = JSON.stringify({ ...permits, entries: [{ ...permit, endsOn: '2026-11-21' }] });
    const { db } = app.parts.database;
    await db.updateTable('documents').set({ publishedValue: value }).where('name', '=', 'permits').execute();
    await write(db, { actor: housekeeper, now: app.clock.now }, async ({ shown }) => shown());
    await app.parts.contentWatch.look();
    await doHousekeeping(app.parts);
    expect(await db.selectFrom('adminNotices').select('kind').execute()).toEqual([{ kind: 'permit-ends' }]);
  });

  test('that is over is no date to mend for the desk: the page tells of it', () => {
    const permits = { ...starterContent.permits, entries: [{ ...permit, endsOn: '2020-01-01' }] };
    expect(findPastDates(formOf('permits'), permits, () => true)).toEqual([]);
  });

  test('that is near already is told once; without an end, or over, it is not', async () => {
    const { look, told } = await open('2027-01-10', null, '2026-11-19');
    await look('2027-01-05');
    expect(await told()).toEqual(['permit-ends Telsiz izni: son günü 10 Ocak 2027, en çok 14 gün kaldı']);
  });
});
