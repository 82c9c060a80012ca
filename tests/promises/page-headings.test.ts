import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

/** The pages of the association, its courses, activities, press and donations. */
const screens = [
  ['/about', 'Hakkımızda'],
  ['/mission', 'Misyon ve Vizyon'],
  ['/management', 'Yönetim Kurulu'],
  ['/audit', 'Denetim Kurulu'],
  ['/statute', 'Dernek Tüzüğü'],
  ['/privacy', 'KVKK Aydınlatma Metni'],
  ['/representatives', 'Temsilciliklerimiz'],
  ['/activities/tae', 'TAE: Temel Afet Eğitimi'],
  ['/activities/akt1', 'AKT 1: Arama Kurtarma Teknikleri 1'],
  ['/activities/akt2', 'AKT 2: Arama Kurtarma Teknikleri 2'],
  ['/activities/social', 'Sosyal Sorumluluk'],
  ['/donate', 'Bağış'],
  ['/supporters', 'Destekçilerimiz'],
  ['/press', 'Basında KUYAK'],
  ['/contact', 'İletişim'],
  ['/education', 'Eğitimler'],
] as const;

const aliases = [
  ['/activities', '/about'],
  ['/social', '/activities/social'],
] as const;

describe('each screen has its own address and says what it is', () => {
  test.each(screens)('%s is "%s"', async (path, heading) => {
    const page = await readPage(path);
    expect(page.status).toBe(200);
    expect(page.textsOf(/<h1[^>]*>(.*?)<\/h1>/gs)).toEqual([heading]);
    expect(page.html).toContain(`<title>${heading} · KUYAK</title>`);
    expect(page.html).toContain(`<link rel="canonical" href="${path}"/>`);
  });

  test.each(aliases)('%s is the same page as %s and names it as the main one', async (path, main) => {
    const [alias, page] = [await readPage(path), await readPage(main)];
    expect(alias.text).toBe(page.text);
    expect(alias.html).toContain(`<link rel="canonical" href="${main}"/>`);
  });

  test('no two pages share a description', async () => {
    const descriptions = new Set<string | undefined>();
    for (const [path] of screens) {
      descriptions.add(/<meta name="description" content="([^"]+)"/.exec((await readPage(path)).html)?.[1]);
    }
    expect([...descriptions].filter(Boolean)).toHaveLength(screens.length);
  });

  test.each(screens)('the headings of %s go down one step at a time', async (path) => {
    const { main } = await readPage(path);
    const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect([levels[0], jumps]).toEqual([1, []]);
  });
});
