import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { pressDesk } from '#/content/press.ts';
import { formatLongDate } from '#/format/dates.ts';
import { inHtml } from './html-words.ts';
import { sharePages } from './read-page.ts';

const readPage = sharePages();

const { contact, figures } = association;

test('a reporter finds first whom to call and to write to, when, and in which languages', async () => {
  const { textsOf, main } = await readPage('/press');
  const [desk] = textsOf(/<section aria-labelledby="basin-masasi"[^>]*>(.*?)<\/section>/gs);
  const email = contact.desks.find(({ subject }) => subject === 'press')?.email;
  for (const words of [pressDesk.name, pressDesk.phone.shown, email, pressDesk.hours, pressDesk.languages])
    expect(desk).toContain(words);
  expect(main).toContain(`href="tel:${pressDesk.phone.number}"`);
  expect(main).toContain(`href="mailto:${email}"`);
  expect(main.indexOf('tel:')).toBeLessThan(main.indexOf('<article'));
});

test('the association is told in 50 to 70 words that can be copied', async () => {
  const { text } = await readPage('/press');
  expect(text).toContain(pressDesk.summary);
  const count = pressDesk.summary.split(/\s+/).length;
  expect(count).toBeGreaterThanOrEqual(50);
  expect(count).toBeLessThanOrEqual(70);
});

test('the figures stand with the day on which they were counted', async () => {
  const { text } = await readPage('/press');
  expect(text).toContain(`${formatLongDate(pressDesk.figuresCountedOn)} itibarıyla`);
  for (const count of [figures.instructors, figures.registeredMembers, figures.volunteersInTraining])
    expect(text).toContain(` ${count} `);
});

test('the emblem can be downloaded, each file of it', async () => {
  const { main } = await readPage('/press');
  for (const { file, label } of pressDesk.emblem.files) {
    expect(main).toMatch(new RegExp(`<a href="${file}" download=""`));
    expect(main).toContain(inHtml(label));
    expect(existsSync(`public${file}`), file).toBe(true);
  }
});

test('who may use the pictures stands with the line that names their source', async () => {
  const { text } = await readPage('/press');
  for (const words of Object.values(pressDesk.pictures)) expect(text).toContain(words);
});
