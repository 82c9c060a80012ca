import { describe, expect, test } from 'vitest';
import { coursePages, education, educationTabs } from '#/content/courses.ts';
import { courseCodes } from '#/content/schemas/courses.ts';
import { formatLongDate } from '#/format/dates.ts';
import { inHtml } from './html-words.ts';
import { readPage } from './read-page.ts';

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
      course.sessions.map(({ startsOn, endsOn, place }) => {
        const days = [...new Set([startsOn, endsOn])].map(formatLongDate);
        return `${days.join(' – ')} ${place}`;
      }),
    );
    expect(text.includes('Yeni tarihler belli olunca burada yayımlanır.')).toBe(rows.length === 0);
  });
});

describe('the education page', () => {
  test('three cards link to /activities/tae, /activities/akt1, /activities/akt2', async () => {
    const { main } = await readPage('/education');
    const links = [...main.matchAll(/<a href="(\/activities\/[a-z0-9]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/activities/tae', '/activities/akt1', '/activities/akt2']);
    for (const { title, text } of education.cards)
      for (const words of [title, text]) expect(main).toContain(inHtml(words));
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
