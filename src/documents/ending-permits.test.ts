import { expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import { editPaths } from '#/http/panel-paths.ts';
import { doHousekeeping } from '#/server/regular-work/due-work.ts';
import { documents, newsOf } from '../../tests/support/accounts.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { StoredDocument } from './answers.server.ts';
import { findPastDates } from './find-fields.ts';
import { formOf } from './forms.server.ts';

const permit = { name: 'Telsiz izni', givenBy: 'Kurum', number: 'ÖRNEK-1', startsOn: '2024-01-01' };

describeEachDatabase('the end of a permit', (fresh) => {
  /** @param ends of permits; the clock of the cast stands at 20 November 2026 */
  async function open(...ends: (string | null)[]) {
    const app = await openTestApp(await fresh());
    const { db } = app.parts.database;
    const ayse = await app.signedIn('ayse');
    const list = (await (await ayse.get(documents)).json()) as StoredDocument[];
    const id = list.find(({ name }) => name === 'permits')?.id ?? 0;
    async function publish(...ends: (string | null)[]) {
      const { version } = (await (await ayse.get(`${documents}/${id}`)).json()) as StoredDocument;
      const entries = ends.map((endsOn, at) => ({ ...permit, name: `${permit.name} ${at + 1}`, endsOn }));
      const draft = { version, value: { ...starterContent.permits, entries }, published: true };
      expect((await ayse.put(`${documents}/${id}`, draft)).status).toBe(200);
    }
    await publish(...ends);
    const told = async () =>
      (await newsOf(ayse)).notices.map(({ title, detail }) => `${title}: ${detail}`).reverse();
    return { app, db, id, ayse, publish, told };
  }

  test('is told as soon as it is published, with the way to its field, and no more once it is renewed', async () => {
    const { id, ayse, publish, told } = await open(null, '2026-11-27', '2026-11-19');
    const expected = [
      'Telsiz izni 2: 27 Kasım 2026 günü bitiyor (7 gün kaldı)',
      'Telsiz izni 3: 19 Kasım 2026 günü bitti',
    ];
    expect(await told()).toEqual(expected);
    expect((await newsOf(ayse)).notices[1]?.href).toBe(editPaths.document(id, 'entries.1.endsOn'));
    await publish(null, '2029-11-27', '2026-11-19');
    expect(await told()).toEqual(expected.slice(1));
  });

  test('is told 180, 60 and 14 days before and the day after, once each, and not a day earlier', async () => {
    const { app, db } = await open('2027-12-31');
    const told: string[] = [];
    for (const days of [
      ['2027-07-03', '2027-07-04'],
      ['2027-10-31', '2027-11-01'],
      ['2027-12-16', '2027-12-17'],
      ['2027-12-31', '2028-01-01'],
    ]) {
      for (const day of [...days, ...days.slice(1)])
        await doHousekeeping({ ...app.parts, clock: () => new Date(`${day}T12:00:00+03:00`) });
      const notices = await db.selectFrom('adminNotices').select(['at', 'detail']).execute();
      told.push(...notices.map(({ at, detail }) => `${at.slice(0, 10)} ${detail}`));
    }
    expect(told).toEqual(
      ['2027-07-04', '2027-11-01', '2027-12-17', '2028-01-01'].map((day) => `${day} 2027-12-31`),
    );
  });

  test('of long ago is not told, and the last day is not over', async () => {
    const { told } = await open('2026-05-23', '2026-05-24', '2026-11-20');
    expect(await told()).toEqual([
      'Telsiz izni 2: 24 Mayıs 2026 günü bitti',
      'Telsiz izni 3: 20 Kasım 2026 günü bitiyor (bugün)',
    ]);
  });

  test('that is over is no date to mend for the desk: the page tells of it', () => {
    const permits = { ...starterContent.permits, entries: [{ ...permit, endsOn: '2020-01-01' }] };
    expect(findPastDates(formOf('permits'), permits, () => true)).toEqual([]);
  });
});
