import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { findPlaces } from '#/documents/pencils/find-places.ts';
import { numbersIn, type PencilPlan, withoutMarks } from '#/documents/pencils/marks.ts';
import { sitePaths } from '#/http/site-paths.ts';
import { shareTestApp } from '../../../tests/support/shared-app.ts';

const app = shareTestApp();

/** What a page reads and does not write, or writes elsewhere. */
const unwritten =
  /(^|\.)(description|fullName|latitude|longitude|onThisPage|copyFailed|sharedPicture)$|^(tae|akt1|akt2)\.name$|^banks\.0\.accounts\.0\.iban$/;

/** What bears no mark and stands in the middle of other words: its entry has other pencils, or the bar names its document. */
const insideOfWords =
  /(^|\.)(startsOn|endsOn|seats|totalHours|drillHours|foundedYear|towns|copyrightYear|adoptedOn|updatedOn|figuresCountedOn|closedOn|reportedOn|date)$/;

/** Of these a page adds up, or tells one in a sentence, or says that they are examples. */
const reckoned = /^(example$|entries\.\d+\.(year$|income\.|cost\.))/;

afterEach(() => {
  vi.unstubAllGlobals();
});

const readPreview = async (path: string) => {
  const ayse = await app().signedIn('ayse');
  return (await ayse.get(`/adminpanel/preview/site${path}`)).text();
};

/** As an admin's browser holds it once everything is awake. */
function open(html: string) {
  const { document, Node, Element } = new Window();
  document.write(html);
  for (const island of document.querySelectorAll('[data-wake]')) island.removeAttribute('data-wake');
  vi.stubGlobal('Node', Node);
  vi.stubGlobal('Element', Element);
  const { fields } = JSON.parse(
    document.querySelector('template[data-pencil]')?.getAttribute('data-pencil') ?? '',
  ) as PencilPlan;
  const body = document.body as unknown as Element;
  const found = new Set(findPlaces(body, fields).map(({ field }) => field));
  return { fields, found, body };
}

test.each(sitePaths)('on %s every field that the page writes has a pencil', async (path) => {
  const { fields, found } = open(await readPreview(path));
  const missing = fields.filter((field) => !found.has(field)).map(({ href }) => href.replace(/.*=/, ''));
  const others = missing.filter((field) => !unwritten.test(field) && !insideOfWords.test(field));
  expect(others.filter((field) => path !== '/hesap-verme' || !reckoned.test(field))).toEqual([]);
});

test('the bar names the documents that a page is made of, not those that only decide whether it has a link', async () => {
  const { body } = open(await readPreview('/contact'));
  const named = [...body.querySelectorAll('aside li')].map((document) => document.textContent);
  expect(named.toSorted()).toEqual([
    'Bağış ve banka hesapları',
    'Dernek ve iletişim',
    'Menü',
    'Sayfa başlıkları',
  ]);
});

/** From the top of the page to its end, without the bar and what the preview's script brings. */
const pageOf = (html: string) =>
  html.slice(html.indexOf('<header'), html.lastIndexOf('</footer>')).replaceAll(/ class="[^"]*"/g, '');

test.each(sitePaths)('on %s the preview without its marks is the page that visitors get', async (path) => {
  const [preview, page] = [await readPreview(path), await (await app().visitor().get(path)).text()];
  expect(numbersIn(preview).length).toBeGreaterThan(0);
  expect(pageOf(withoutMarks(preview)).split(/(?=<)/)).toEqual(pageOf(page).split(/(?=<)/));
  expect(numbersIn(page)).toEqual([]);
});

test.each(sitePaths)('on %s nothing that is copied or leads somewhere bears a mark', async (path) => {
  const tags = (await readPreview(path)).match(/<[a-z][^>]*>/g) ?? [];
  const marked = tags.filter((tag) => numbersIn(tag.replace(/ alt="[^"]*"/, '')).length > 0);
  expect(marked).toEqual([]);
});

test.each(sitePaths)('on %s no mark is left once the script has run', async (path) => {
  const html = await readPreview(path);
  expect(numbersIn(html.slice(0, html.indexOf('<body')))).toEqual([]);
  const { body } = open(html);
  for (const data of body.querySelectorAll('script')) data.remove();
  expect(numbersIn(body.outerHTML)).toEqual([]);
});
