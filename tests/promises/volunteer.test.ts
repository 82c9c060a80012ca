import { describe, expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { coursePages, education } from '#/content/courses.ts';
import { representatives } from '#/content/representatives.ts';
import { volunteer } from '#/content/volunteer.ts';
import { formatDays } from '#/format/dates.ts';
import { openTestApp } from '../support/app.ts';
import { freshDatabase } from '../support/databases.ts';
import { inHtml } from './html-words.ts';
import { sharePages } from './read-page.ts';

const readPage = sharePages();

describe('who wants to become a volunteer finds', () => {
  test('what volunteers do, what it takes, and answers to what people ask', async () => {
    const { text } = await readPage('/volunteer');
    const { introduction, facts, work, needs, questions } = volunteer;
    for (const { label, value } of facts) expect(text).toContain(`${label} ${value}`);
    for (const words of [introduction, ...work.entries, ...needs.entries]) expect(text).toContain(words);
    for (const { question, answer } of questions.entries)
      expect(text).toContain([question, ...answer].join(' '));
  });

  test('the form near the top and at the end; it opens in a new tab that knows nothing of ours', async () => {
    const { main } = await readPage('/volunteer');
    const links = [...main.matchAll(/<a [^>]*href="https:[^>]*>/g)];
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const [link] of links)
      for (const attribute of [
        `href="${inHtml(association.volunteerFormUrl)}"`,
        'target="_blank"',
        'rel="noopener"',
      ])
        expect(link).toContain(attribute);
    expect(links[0]?.index).toBeLessThan(main.indexOf('<h2'));
    expect(links.at(-1)?.index).toBeGreaterThan(main.lastIndexOf('<h2'));
  });

  test('the road: form, two courses, the months of practice, the last course', async () => {
    const { textsOf } = await readPage('/volunteer');
    const [road = ''] = textsOf(/<ol.*?<\/ol>/gs);
    const [first = '', second = '', last = ''] = education.cards.map(({ title }) => title);
    const places = [volunteer.road.form.title, first, second, education.practice.title, last].map((step) =>
      road.indexOf(step),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBe(0);
  });

  test('the date of the next first course; none is made up when there is none', async () => {
    const { main, text } = await readPage('/volunteer');
    const [next] = coursePages.tae.sessions.filter(({ startsOn }) => startsOn >= '2026-11-20');
    expect(text).toContain(
      next
        ? `${volunteer.nextCourse} ${formatDays(next.startsOn, next.endsOn)}`
        : `${volunteer.nextCourse} Yeni tarihler belli olunca burada yayınlanır.`,
    );
    expect(main.includes('<time')).toBe(next !== undefined);
  });

  test('whom to write to in which town', async () => {
    const { main, text } = await readPage('/volunteer');
    const { representation, liaisons } = representatives;
    const places = liaisons.entries.map(({ city, email }) => ({ place: city, email }));
    for (const { place, email } of [{ ...representation, place: representation.title }, ...places]) {
      expect(text).toContain(`${place} ${email}`);
      expect(main).toContain(`href="mailto:${email}"`);
    }
    expect(main).toContain('href="/representatives"');
  });
});

test('a course that has passed is not called the next one', async () => {
  const app = await openTestApp(await freshDatabase());
  app.clock.now = new Date('2099-01-01T12:00:00Z');
  const html = await (await app.visitor().get('/volunteer')).text();
  expect(html).not.toContain('<time');
  expect(html).toContain('Yeni tarihler belli olunca burada yayınlanır.');
});
