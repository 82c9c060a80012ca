import { expect, test } from 'vitest';
import type { CourseSession } from '#/content/courses.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { changeDates, newDate, readCourses } from '../../../tests/support/course-dates.ts';
import { describeEachDatabase, freshDatabase } from '../../../tests/support/databases.ts';

const siteUrl = 'https://example.org';
const addressOf = ({ id }: CourseSession) => `/calendar/tae-${id}.ics`;
const moveTo = (day: string) => (date: CourseSession) => ({ ...date, startsOn: day, endsOn: day });

describeEachDatabase('a date of a course in calendars', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh(), { siteUrl });
    const ayse = await app.signedIn('ayse');
    async function read(path: string) {
      const answer = await app.visitor().get(path);
      const lines = (await answer.text()).split('\r\n');
      const fields = new Map(lines.map((line) => [line.split(/[:;]/)[0] ?? '', line]));
      const find = (...names: string[]) => names.map((name) => fields.get(name));
      return { status: answer.status, find };
    }
    return { app, ayse, read };
  }

  test('that moves has the same address and UID, a higher SEQUENCE and the time of the change', async () => {
    const { app, ayse, read } = await open();
    const [first] = await changeDates(ayse, (dates) => dates);
    const path = addressOf(first as CourseSession);
    const names = ['UID', 'SEQUENCE', 'STATUS', 'DTSTAMP', 'LAST-MODIFIED', 'DTSTART'];
    expect((await read(path)).find(...names)).toEqual([
      ...[`UID:tae-${first?.id}@example.org`, 'SEQUENCE:0', 'STATUS:CONFIRMED'],
      ...['DTSTAMP:20261120T180000Z', 'LAST-MODIFIED:20261120T180000Z', 'DTSTART:20261212T070000Z'],
    ]);
    app.clock.forward({ hours: 1 });
    const [moved] = await changeDates(ayse, ([date, ...others]) =>
      date ? [moveTo('2026-12-19')(date), ...others] : [],
    );
    expect(moved).toMatchObject({ startsOn: '2026-12-19', id: first?.id });
    expect((await read(path)).find(...names)).toEqual([
      ...[`UID:tae-${first?.id}@example.org`, 'SEQUENCE:2', 'STATUS:CONFIRMED'],
      ...['DTSTAMP:20261120T190000Z', 'LAST-MODIFIED:20261120T190000Z', 'DTSTART:20261219T070000Z'],
    ]);
    expect((await read('/calendar/tae-2026-12-19.ics')).status).toBe(404);
  });

  test('does not change when another one does', async () => {
    const { ayse, read } = await open();
    const dates = await changeDates(ayse, (all) => [...all, newDate({ startsOn: '2027-05-01' })]);
    expect((await read(addressOf(dates[0] as CourseSession))).find('SEQUENCE')).toEqual(['SEQUENCE:0']);
    expect((await read('/calendar/tae-2027-05-01.ics')).find('SEQUENCE')).toEqual(['SEQUENCE:1']);
  });

  test('stands beside another of the same day in another town, and neither takes the address of the other', async () => {
    const { ayse, read } = await open();
    const [first] = await changeDates(ayse, (dates) => dates);
    const there = newDate({ startsOn: first?.startsOn ?? '', place: 'Bursa', address: 'Çınar Sokak 3' });
    // put before the one that is there
    const dates = await changeDates(ayse, (all) => [there, ...all]);
    expect(dates.map(({ id }) => id).slice(0, 2)).toEqual([`${first?.id}-2`, first?.id]);
    const places = [];
    for (const date of dates.slice(0, 2)) places.push((await read(addressOf(date))).find('UID', 'LOCATION'));
    expect(places).toEqual([
      [`UID:tae-${first?.id}-2@example.org`, 'LOCATION:Bursa\\, Çınar Sokak 3'],
      [`UID:tae-${first?.id}@example.org`, 'LOCATION:Dernek merkezi\\, İstanbul'],
    ]);
  });

  test('that is called off says so to those who have it, until its day is over; a later one takes its place', async () => {
    const { app, ayse, read } = await open();
    const [first] = await changeDates(ayse, (dates) => dates);
    const path = addressOf(first as CourseSession);
    await changeDates(ayse, (dates) => dates.slice(1), { published: false });
    expect((await read(path)).find('STATUS')).toEqual(['STATUS:CONFIRMED']);
    await changeDates(ayse, (dates) => dates);
    const gone = await read(path);
    expect([gone.status, ...gone.find('UID', 'SEQUENCE', 'STATUS', 'DTSTART')]).toEqual([
      ...[200, `UID:tae-${first?.id}@example.org`, 'SEQUENCE:3', 'STATUS:CANCELLED'],
      'DTSTART:20261212T070000Z',
    ]);
    expect(await (await app.visitor().get('/education')).text()).not.toContain(path);
    await changeDates(ayse, (dates) => [first as CourseSession, ...dates]);
    expect((await read(path)).find('SEQUENCE', 'STATUS')).toEqual(['SEQUENCE:4', 'STATUS:CONFIRMED']);
    await changeDates(ayse, (dates) => dates.slice(1));
    app.clock.now = new Date('2026-12-12T20:00:00Z');
    app.parts.pageCache.clear();
    expect((await read(path)).status).toBe(200);
    app.clock.now = new Date('2026-12-12T21:00:00Z');
    app.parts.pageCache.clear();
    expect((await read(path)).status).toBe(404);
  });

  test('that only a draft names is not there', async () => {
    const { ayse, read } = await open();
    await changeDates(ayse, (all) => [...all, newDate({ startsOn: '2027-05-01' })], { published: false });
    expect((await read('/calendar/tae-2027-05-01.ics')).status).toBe(404);
  });

  test('that was stored before dates had addresses has that of its day, also once it moves', async () => {
    const database = await fresh();
    const { parts } = await openTestApp(database, { siteUrl });
    const { coursePages } = await parts.content.read();
    const earlier = JSON.stringify(coursePages)
      .replaceAll(/,"id":"[^"]*"/g, '')
      .replaceAll('"address":null,', '');
    expect(earlier).not.toMatch(/"id"|"address"/);
    await database.db
      .updateTable('documents')
      .set({ value: earlier, publishedValue: earlier })
      .where('name', '=', 'coursePages')
      .execute();
    await database.db
      .updateTable('versions')
      .where('kind', '=', 'document')
      .set({ value: earlier })
      .where('value', 'like', '%"tae":%"sessions"%')
      .execute();
    const app = await openTestApp(database, { siteUrl });
    const ayse = await app.signedIn('ayse');
    const read = async (path: string) => (await app.visitor().get(path)).text();
    expect(await read('/calendar/tae-2026-12-12.ics')).toContain('UID:tae-2026-12-12@example.org\r\n');
    expect((await readCourses(ayse)).value.tae.sessions.map(({ id }) => id)).toEqual(
      coursePages.tae.sessions.map(({ startsOn }) => startsOn),
    );
    await changeDates(ayse, (dates) => dates.map(moveTo('2027-05-02')));
    const moved = await read('/calendar/tae-2026-12-12.ics');
    expect(moved).toContain('UID:tae-2026-12-12@example.org\r\n');
    expect(moved).toContain('DTSTART:20270502T070000Z\r\n');
  });
});

test('versions are read once for all calendars, and a made-up address reads none', async () => {
  const app = await openTestApp(await freshDatabase(), { siteUrl });
  expect((await app.visitor().get('/calendar/tae-2026-12-12.ics')).status).toBe(200);
  await app.parts.contentWatch.stop();
  await app.parts.database.close();
  app.parts.pageCache.clear();
  expect((await app.visitor().get('/calendar/tae-1999-01-01.ics')).status).toBe(404);
  expect((await app.visitor().get('/calendar/tae-2027-01-09.ics')).status).toBe(200);
});
