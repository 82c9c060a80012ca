import { expect, test } from 'vitest';
import { statute } from '#/content/statute.ts';
import { formatLongDate } from '#/format/dates.ts';
import { sharePages } from './read-page.ts';

const readPage = sharePages();

test('the articles are independent collapsible accordion sections', async () => {
  const { main } = await readPage('/statute');
  const sections = main.match(/<details[^>]*>/g) ?? [];
  expect(sections).toHaveLength(statute.articles.length);
  // sections that share a name would close each other
  for (const section of sections) expect(section).not.toMatch(/ name=| open/);
});

test('each article has an address of its own, and the table of contents knows it', async () => {
  const { main } = await readPage('/statute');
  for (const { number } of statute.articles) {
    expect(main).toContain(`<details id="madde-${number}"`);
    expect(main.split(`href="#madde-${number}"`)).toHaveLength(3);
  }
});

test('the whole text is in the page, closed or not, each article under its number', async () => {
  const { textsOf } = await readPage('/statute');
  for (const { number, title, paragraphs } of statute.articles) {
    const [article] = textsOf(new RegExp(`<details id="madde-${number}"[^>]*>(.*?)</details>`, 'gs'));
    for (const words of [`Madde ${number} ${title}`, ...paragraphs]) expect(article).toContain(words);
  }
});

test('the day on which this version was adopted stands above it', async () => {
  const { text } = await readPage('/statute');
  expect(text).toContain(formatLongDate(statute.adoptedOn));
});

test('the number of an article never stands on a line without its word', async () => {
  const { main } = await readPage('/statute');
  for (const { number } of statute.articles) expect(main).toContain(`Madde\u00a0${number}<`);
});
