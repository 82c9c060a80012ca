import { expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { coursePages } from '#/content/courses.ts';
import { volunteer } from '#/content/volunteer.ts';
import { formatDays } from '#/format/dates.ts';
import { upcomingSessions } from '#/site/courses/upcoming-sessions.ts';
import { openTestApp } from '../support/app.ts';
import { changeDates, newDate } from '../support/course-dates.ts';
import { freshDatabase } from '../support/databases.ts';
import { inHtml, toText } from './html-words.ts';
import { sharePages } from './read-page.ts';

const readPage = sharePages();

const coming = upcomingSessions(coursePages, '2026-11-20');

test.each(coming.map((course) => [course.id, course] as const))(
  'who applies for %s reads which date it is and what the course asks for, over the form',
  async (_id, { applyPath, code, name, fullName, session }) => {
    const { main, text } = await readPage(applyPath);
    expect(text).toContain(`Seçtiğiniz eğitim: ${name}: ${fullName}`);
    expect(text).toContain(`${formatDays(session.startsOn, session.endsOn)} Saat ${session.hours}`);
    const { facts, requirements } = coursePages[code];
    for (const { label, value } of facts) expect(text).toContain(`${label} ${value}`);
    for (const requirement of requirements) expect(text).toContain(requirement);
    const chosen = main.slice(main.indexOf('Seçtiğiniz'));
    expect(chosen.indexOf(inHtml(association.volunteerFormUrl))).toBeLessThan(chosen.indexOf('</section>'));
    // another site's address is left as it is
    for (const [, href] of main.matchAll(/href="(https:[^"]+)"/g))
      expect(href).toBe(inHtml(association.volunteerFormUrl));
    expect(main.match(/<time/g)).toHaveLength(1);
  },
);

test('an application without a date, or with one that is made up, past or a draft, is for the plain page', async () => {
  const app = await openTestApp(await freshDatabase());
  const visitor = app.visitor();
  const read = async (query: string) => (await visitor.get(`/volunteer${query}`)).text();
  const plain = await read('');
  expect(toText(plain)).toContain(volunteer.nextCourse);
  const ayse = await app.signedIn('ayse');
  await changeDates(ayse, (dates) => [...dates, newDate({ startsOn: '2027-05-01' })], { published: false });
  const madeUp = ['tae', 'tae-1999-01-01', 'tae-2027-05-01', '', 'akt1-2026-12-12', '"><script>'];
  for (const date of madeUp) {
    const answer = await visitor.get(`/volunteer?${new URLSearchParams({ date })}`);
    expect([date, answer.status, await answer.text()]).toEqual([date, 200, plain]);
  }
  expect(app.parts.pageCache.listKeys().filter((key) => key.startsWith('/volunteer'))).toEqual([
    '/volunteer',
  ]);
  const past = newDate({ startsOn: '2026-11-19' });
  const { id } = (await changeDates(ayse, (dates) => [...dates, past])).at(-1) ?? past;
  expect(id).toBe('2026-11-19');
  expect(await read(`?date=tae-${id}`)).not.toContain('Seçtiğiniz');
});

test('an application for a date that moves is for the new day, and search engines know the page by one address', async () => {
  const app = await openTestApp(await freshDatabase(), { siteUrl: 'https://example.org' });
  const [ayse, visitor] = [await app.signedIn('ayse'), app.visitor()];
  const read = async () => (await visitor.get('/volunteer?date=tae-2027-05-01')).text();
  await changeDates(ayse, (dates) => [
    ...dates,
    newDate({ startsOn: '2027-05-01', address: 'Çınar Sokak 3' }),
  ]);
  expect(toText(await read())).toContain('1 Mayıs 2027 Cumartesi Saat 10.00–13.00 Yer Bursa, Çınar Sokak 3');
  const moved = { startsOn: '2027-05-08', endsOn: '2027-05-08' };
  await changeDates(ayse, (dates) =>
    dates.map((date) => ({ ...date, ...(date.id === '2027-05-01' && moved) })),
  );
  expect(toText(await read())).toContain('8 Mayıs 2027 Cumartesi Saat');
  expect(await read()).toContain('<link rel="canonical" href="https://example.org/volunteer"/>');
});
