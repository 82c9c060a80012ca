import { describe, expect, test } from 'vitest';
import { type CourseSession, coursePages, education, educationTabs } from '#/content/courses.ts';
import { type CourseCode, courseCodes } from '#/content/kinds.ts';
import { formatDays } from '#/format/dates.ts';
import { openTestApp } from '../support/app.ts';
import { freshDatabase } from '../support/databases.ts';
import { inHtml, textsIn, toText } from './html-words.ts';
import { sharePages } from './read-page.ts';

const readPage = sharePages();

/** The day of the clock of the tests. */
const today = '2026-11-20';
const comingOf = (code: CourseCode) =>
  coursePages[code].sessions
    .filter(({ startsOn }) => startsOn >= today)
    .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1));

const factsOf = ({ hours, place, seats, price }: CourseSession) =>
  [
    `Saat ${hours} Yer ${place}`,
    ...(seats === null ? [] : [`Kontenjan ${seats} kişilik`]),
    `Ücret ${price}`,
  ].join(' ');

async function readRoad(): Promise<string> {
  const { main } = await readPage('/education');
  return /<section aria-labelledby="basamaklar".*?<\/section>/s.exec(main)?.[0] ?? '';
}

describe.each(courseCodes)('the page of the course %s shows the first reading', (code) => {
  const course = coursePages[code];
  const path = `/activities/${code}`;

  test('its facts, such as hours, age and prerequisite', async () => {
    const { text } = await readPage(path);
    for (const { label, value } of course.facts) expect(text).toContain(`${label} ${value}`);
  });

  test('what it is about, its topics and what it asks for', async () => {
    const { text } = await readPage(path);
    for (const words of [...course.paragraphs, ...course.topics, ...course.requirements])
      expect(text).toContain(words);
  });

  test('the dates of the next courses stand in a table; without any, it says when they will', async () => {
    const { text, textsOf } = await readPage(path);
    const rows = textsOf(/<tr class[^>]*>(.*?)<\/tr>/gs);
    expect(rows).toEqual(
      comingOf(code).map(({ startsOn, endsOn, hours, place, seats, price }) => {
        const room = seats === null ? price : `${seats} kişilik · ${price}`;
        return `${formatDays(startsOn, endsOn)} ${hours} ${place} ${room} Takvime ekle`;
      }),
    );
    expect(text.includes('Yeni tarihler belli olunca burada yayınlanır.')).toBe(rows.length === 0);
  });

  test('the next date stands first, with hours, place, seats, price, a way to apply and one to the calendar', async () => {
    const { main, text } = await readPage(path);
    const [next] = comingOf(code);
    if (next) {
      expect(text).toContain(`Sıradaki tarih ${formatDays(next.startsOn, next.endsOn)} ${factsOf(next)}`);
      expect(main).toMatch(new RegExp(`<a href="/volunteer\\?date=${code}-${next.id}"[^>]*>Başvur</a>`));
      expect(main).toContain(`href="/calendar/${code}-${next.id}.ics"`);
    }
    expect(main.indexOf('Sıradaki tarih')).toBeLessThan(main.indexOf('<nav'));
    expect(main).toContain('href="/volunteer"');
  });
});

describe('as days go by', () => {
  test('what is past is no longer offered, and without a date the pages say so and lead to volunteering', async () => {
    const app = await openTestApp(await freshDatabase());
    app.clock.now = new Date('2099-01-01T12:00:00Z');
    for (const path of ['/education', ...Object.values(coursePages).map((course) => course.path)]) {
      const html = await (await app.visitor().get(path)).text();
      expect(html, path).not.toMatch(/<time|\/calendar\//);
      expect(html, path).toMatch(/Yeni tarihler belli olunca|açıklanmış bir eğitim tarihi yok/);
      expect(html, path).toContain('href="/volunteer"');
    }
  });
});

describe('the education page', () => {
  test('opens with every date to come, the soonest first', async () => {
    const { main, textsOf } = await readPage('/education');
    const [first] = textsOf(/<section.*?<\/section>/gs);
    const coming = courseCodes
      .flatMap((code) => comingOf(code).map((session) => ({ course: coursePages[code], session })))
      .toSorted((one, other) => (one.session.startsOn < other.session.startsOn ? -1 : 1));
    const entries = coming.map(({ course: { name, fullName }, session }) => {
      const days = formatDays(session.startsOn, session.endsOn);
      return `${days} ${name}: ${fullName} ${factsOf(session)} Başvur Takvime ekle`;
    });
    expect(first).toBe(['Yaklaşan eğitimler', ...entries].join(' '));
    const applications = [...main.matchAll(/<a href="\/volunteer\?date=([^"]+)"[^>]*>Başvur<\/a>/g)];
    expect(new Set(applications.map(([, date]) => date)).size).toBe(coming.length);
  });

  test('every date leads to its entry for the calendar', async () => {
    const { main } = await readPage('/education');
    const links = [...main.matchAll(/href="(\/calendar\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(links).toHaveLength(courseCodes.flatMap(comingOf).length);
    for (const path of links) expect((await readPage(path)).html, path).toContain('BEGIN:VEVENT');
  });

  test('three cards link to /activities/tae, /activities/akt1, /activities/akt2', async () => {
    const road = await readRoad();
    const links = [...road.matchAll(/<a href="(\/activities\/[a-z0-9]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/activities/tae', '/activities/akt1', '/activities/akt2']);
    for (const { title, text } of education.cards)
      for (const words of [title, text]) expect(road).toContain(inHtml(words));
  });

  test('the road is one list: two courses, the months of practice, the last course, each with its hours and conditions', async () => {
    const steps = textsIn(await readRoad(), /<h3[^>]*>(.*?)<\/h3>/gs);
    const [first, second, last] = education.cards.map(({ title }) => title);
    expect(steps).toEqual([first, second, education.practice.title, last]);
    const words = toText(await readRoad());
    for (const { totalHours, drillHours, requirements } of Object.values(coursePages)) {
      expect(words).toContain(`${totalHours} saat`);
      if (drillHours) expect(words).toContain(`${totalHours} saat, ${drillHours} saati tatbikat`);
      expect(words).toContain(requirements.length > 0 ? requirements.join(' ') : 'Ön koşul yok');
    }
  });

  test('says for whom the second reading is, and sets both side by side', async () => {
    const { text, textsOf } = await readPage('/education');
    const { tabsTitle, tabsNote, comparison } = education;
    expect(text).toContain(`${tabsTitle} ${tabsNote} ${comparison.title}`);
    expect(textsOf(/<tbody[^>]*>(.*?)<\/tbody>/gs)).toEqual(
      comparison.rows.map(({ label, volunteers, teams }) => `${label} ${volunteers} ${teams}`),
    );
  });

  test('has three tabs; without JavaScript they are links to three sections that are all shown', async () => {
    const { main, textsOf } = await readPage('/education');
    expect(textsOf(/<a href="#program-[^>]*>(.*?)<\/a>/gs)).toEqual(
      courseCodes.map((code) => educationTabs[code].label),
    );
    expect(main.match(/<section id="program-/g)).toHaveLength(3);
    expect(main).not.toMatch(/<section id="program-[^>]* hidden/);
  });

  test.each(courseCodes)(
    'shows the second reading of %s: time, ages, language, certificate, content and prerequisites',
    async (code) => {
      const { textsOf } = await readPage('/education');
      const [panel] = textsOf(new RegExp(`<section id="program-${code}"[^>]*>(.*?)</section>`, 'gs'));
      const { duration, ages, language, certificate, topics, prerequisites } = educationTabs[code];
      for (const words of [`Süre ${duration}`, `Yaş ${ages}`, `Dil ${language}`, certificate ?? ''])
        expect(panel).toContain(words);
      for (const list of [topics, prerequisites]) expect(panel).toContain(list.join(' '));
    },
  );
});
