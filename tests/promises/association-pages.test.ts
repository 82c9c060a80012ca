import { describe, expect, test } from 'vitest';
import { about } from '#/content/about.ts';
import { association } from '#/content/association.ts';
import { auditBoard } from '#/content/audit-board.ts';
import { board } from '#/content/board.ts';
import { mission } from '#/content/mission.ts';
import { privacy } from '#/content/privacy.ts';
import { representatives } from '#/content/representatives.ts';
import { formatLongDate } from '#/format/dates.ts';
import { inHtml } from './html-words.ts';
import { sharePages } from './read-page.ts';

const readPage = sharePages();

const { figures, foundedCity, foundedYear } = association;

describe('About', () => {
  test.each([
    ['the year and the town of the foundation', `Kuruluş ${foundedYear}, ${foundedCity}`],
    ['the instructors', `Eğitmen ${figures.instructors}`],
    ['the registered members', `Kayıtlı üye ${figures.registeredMembers}`],
    ['the volunteers in training', `Eğitimdeki gönüllü ${figures.volunteersInTraining}`],
    [
      'the towns with representatives, and what lies beyond',
      `Temsilcilerimiz ${figures.towns} il ve ${figures.beyondTheTowns}`,
    ],
  ])('states: %s', async (_fact, words) => {
    expect((await readPage('/about')).text).toContain(words);
  });

  test('shows the medal, its name and the day it was received', async () => {
    const { main, text } = await readPage('/about');
    const { name, alt, receivedOn } = association.medal;
    expect(main).toContain(`alt="${inHtml(alt)}"`);
    expect(text).toContain(`${name} ${formatLongDate(receivedOn)}`);
  });

  test('tells the whole history', async () => {
    const { text } = await readPage('/about');
    for (const words of [about.lead, ...about.paragraphs, ...about.closing]) expect(text).toContain(words);
  });

  test('tells the years in order', async () => {
    const told = (await readPage('/about')).textsOf(/<h3[^>]*>(.*?)<\/h3>/gs);
    expect(told).toEqual(about.timeline.map(({ year, title }) => `${year} ${title}`));
    const years = told.map((words) => words.slice(0, 4));
    expect(years).toEqual(years.toSorted());
  });
});

test('Mission and Vision: both are told', async () => {
  const { text, textsOf } = await readPage('/mission');
  expect(textsOf(/<h2[^>]*>(.*?)<\/h2>/gs)).toEqual(
    [mission.mission, mission.vision, mission.values].map(({ title }) => title),
  );
  for (const words of [...mission.mission.paragraphs, ...mission.vision.paragraphs])
    expect(text).toContain(words);
});

test.each([
  ['/management', board],
  ['/audit', auditBoard],
])('%s names every member of the board with the title, in their order', async (path, { members }) => {
  const people = (await readPage(path)).textsOf(/<li[^>]*>(.*?)<\/li>/gs);
  // the initials stand before the name
  expect(people.map((person) => person.replace(/^\S+ /, ''))).toEqual(
    members.map(({ name, position }) => `${name} ${position}`),
  );
});

test.each([
  ['/management', board],
  ['/audit', auditBoard],
])('%s says how the board works, and where that is written', async (path, { note }) => {
  const { text, main } = await readPage(path);
  expect(text).toContain(note);
  expect(main).toContain('href="/statute"');
});

test('KVKK notice: all its sections, plus contact', async () => {
  const page = await readPage('/privacy');
  const headings = page.textsOf(/<section[^>]*><h2[^>]*>(.*?)<\/h2>/gs);
  expect(headings).toEqual([...privacy.sections, privacy.contact].map(({ title }) => title));
  expect(page.main).toContain(`href="mailto:${privacy.contact.email}"`);
  for (const { paragraphs, list } of privacy.sections)
    for (const words of [...paragraphs, ...list]) expect(page.text).toContain(words);
});

describe('Representations', () => {
  test('the representation, with a contact e-mail', async () => {
    const { textsOf } = await readPage('/representatives');
    const { title, name, email } = representatives.representation;
    const [told] = textsOf(/<section aria-labelledby="temsilcilik"[^>]*>(.*?)<\/section>/gs);
    for (const words of [title, name, email]) expect(told).toContain(words);
  });

  test('the liaison points in their order, each with a contact e-mail', async () => {
    const { main } = await readPage('/representatives');
    const points = main.match(/<li[^>]*><h3.*?<\/li>/gs) ?? [];
    const { entries } = representatives.liaisons;
    expect(points).toHaveLength(entries.length);
    entries.forEach(({ city, name, email }, index) => {
      expect(points[index]).toContain(`>${inHtml(city)}</h3>`);
      expect(points[index]).toContain(inHtml(name));
      expect(points[index]).toContain(`href="mailto:${email}"`);
    });
  });
});
