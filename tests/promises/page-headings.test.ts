import { describe, expect, test } from 'vitest';
import { about } from '#/content/about.ts';
import { advice } from '#/content/advice.ts';
import { association } from '#/content/association.ts';
import { auditBoard } from '#/content/audit-board.ts';
import { board } from '#/content/board.ts';
import { coursePages, education } from '#/content/courses.ts';
import { english } from '#/content/english.ts';
import { home } from '#/content/home.ts';
import { mission } from '#/content/mission.ts';
import { privacy } from '#/content/privacy.ts';
import { representatives } from '#/content/representatives.ts';
import { statute } from '#/content/statute.ts';
import { supporters } from '#/content/supporters.ts';
import { volunteer } from '#/content/volunteer.ts';
import { pages } from '#/server/pages.tsx';
import { inHtml } from './html-words.ts';
import { sharePages } from './read-page.ts';

const readPage = sharePages();

const { name } = association;
const { tae, akt1, akt2 } = coursePages;

/** What a page is called: in the association's words where it chose them, else in those of the site. */
const screens = [
  ['/about', about.title],
  ['/mission', mission.title],
  ['/management', board.title],
  ['/audit', auditBoard.title],
  ['/statute', statute.title],
  ['/privacy', privacy.title],
  ['/representatives', representatives.title],
  ['/operations', 'Operasyonlar'],
  ['/operations/figures', 'Sayılarla Operasyonlar'],
  ['/operation-photos', 'Fotoğraf Galerisi'],
  ['/activities/tae', `${tae.name}: ${tae.fullName}`],
  ['/activities/akt1', `${akt1.name}: ${akt1.fullName}`],
  ['/activities/akt2', `${akt2.name}: ${akt2.fullName}`],
  ['/activities/social', 'Sosyal Sorumluluk'],
  ['/donate', 'Bağış'],
  ['/supporters', supporters.title],
  ['/news', 'Haberler'],
  ['/press', `Basında ${name.short}`],
  ['/contact', 'İletişim'],
  ['/education', education.title],
  ['/volunteer', volunteer.title],
  ['/en', english.title],
  ['/advice', advice.title],
] as const;

const fixed = pages.map(({ path }) => path).filter((path) => !path.includes(':'));

describe('each screen has its own address and says what it is', () => {
  test.each(screens)('%s is "%s"', async (path, heading) => {
    const page = await readPage(path);
    expect(page.status).toBe(200);
    expect(page.textsOf(/<h1[^>]*>(.*?)<\/h1>/gs)).toEqual([heading]);
    expect(page.html).toContain(`<title>${inHtml(`${heading} · ${name.short}`)}</title>`);
    expect(page.html).toContain(`<link rel="canonical" href="${path}"/>`);
  });

  test('the home page bears the name of the association, above the words of its first picture', async () => {
    const page = await readPage('/');
    expect(page.html).toContain(`<title>${inHtml(name.tr)}</title>`);
    expect(page.textsOf(/<h1[^>]*>(.*?)<\/h1>/gs)).toEqual([`${name.tr} ${home.slides[0]?.title}`]);
  });

  test.each([
    ['/activities', '/about'],
    ['/gallery', '/operation-photos'],
    ['/social', '/activities/social'],
  ])('%s is the same page as %s and names it as the main one', async (path, main) => {
    const [alias, page] = [await readPage(path), await readPage(main)];
    expect(alias.text).toBe(page.text);
    expect(alias.html).toContain(`<link rel="canonical" href="${main}"/>`);
  });

  test.each(fixed)('the headings of %s go down one step at a time', async (path) => {
    const { main } = await readPage(path);
    const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect([levels[0], jumps]).toEqual([1, []]);
  });
});
