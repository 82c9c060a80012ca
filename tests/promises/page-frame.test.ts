import { beforeAll, describe, expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { menu } from '#/content/menu.ts';
import { shareTestApp } from '../support/shared-app.ts';
import { inHtml, textsIn } from './html-words.ts';

/** The frame that all public pages share, and the main menu. */
describe('shared page frame', () => {
  const app = shareTestApp();
  let html: string;
  beforeAll(async () => {
    html = await (await app().visitor().get('/')).text();
  });

  test('top bar: contact e-mail link, phone link', () => {
    expect(html).toContain(`href="mailto:${association.contact.email}"`);
    expect(html).toContain(`href="tel:${association.contact.phone.number}"`);
  });

  test('top bar: social links (photo sharing, short-post network, social network, video site, professional network)', () => {
    expect(association.socialLinks.map((link) => link.kind)).toEqual([
      'photo',
      'short-post',
      'social',
      'video',
      'professional',
    ]);
    for (const { url } of association.socialLinks) expect(html).toContain(`href="${inHtml(url)}"`);
  });

  test('top bar: TR/EN indicator with TR active', () => {
    expect(html).toMatch(/<span aria-current="true"[^>]*>TR<\/span>/);
    expect(html).toMatch(/<span lang="en"[^>]*>EN<\/span>/);
  });

  test('header: volunteer button opening an external form in a new tab', () => {
    const link = html.match(/<a [^>]*>Gönüllü Ol<\/a>/)?.[0];
    expect(link).toContain(`href="${inHtml(association.volunteerFormUrl)}"`);
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener"');
  });

  test('header: association name in Turkish and English; logo linking to /; donate button linking to /donate', () => {
    const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
    expect(header).toContain(inHtml(association.name.tr));
    expect(textsIn(header, /<span lang="en"[^>]*>(.*?)<\/span>/gs)).toContain(association.name.en);
    expect(html).toMatch(/<a href="\/"[^>]*><img src="\/icons\/emblem.svg"/);
    expect(html).toMatch(/<a [^>]*href="\/donate"[^>]*>Bağış Yap<\/a>/);
  });

  test('sticky navigation bar; on small screens it collapses into a toggle menu', () => {
    expect(html).toMatch(/<nav aria-label="Ana menü" class="sticky/);
    expect(html).toMatch(/<button type="button" popoverTarget="main-menu"/);
  });

  test.each([
    ['KURUMSAL', ['/about', '/mission', '/management', '/audit', '/statute', '/privacy']],
    ['OPERASYONLAR', ['/operations', '/operation-photos']],
    ['FAALİYETLER', ['/activities/tae', '/activities/akt1', '/activities/akt2', '/activities/social']],
    ['BAĞIŞ VE DESTEK', ['/donate', '/supporters']],
    ['MEDYA', ['/news', '/press', '/gallery']],
  ])('main menu group %s', (label, paths) => {
    const group = html.split('<details').find((part) => part.includes(`>${label}<`)) ?? '';
    const links = [...(group.split('</details>')[0] ?? '').matchAll(/<a href="([^"]+)"/g)];
    // an association may add others
    expect(links.flatMap(([, path = '']) => (paths.includes(path) ? path : []))).toEqual(paths);
  });

  test('main menu: /representatives and /contact stand by themselves', () => {
    expect(html).toMatch(/<a href="\/representatives"[^>]*>TEMSİLCİLİKLER<\/a>/);
    expect(html).toMatch(/<a href="\/contact"[^>]*>İLETİŞİM<\/a>/);
  });

  test('footer: quick links, address, e-mail, phone, social links, a medal image', () => {
    const footer = html.slice(html.indexOf('<footer'));
    expect(footer).toContain(inHtml(menu.footer.label));
    for (const { path } of menu.footer.links) expect(footer).toContain(`href="${path}"`);
    for (const line of association.contact.address) expect(footer).toContain(inHtml(line));
    expect(footer).toContain(association.contact.email);
    expect(footer).toContain(association.contact.phone.shown);
    for (const { url } of association.socialLinks) expect(footer).toContain(`href="${inHtml(url)}"`);
    expect(footer).toContain(`src="${association.medal.imageUrl}"`);
  });

  test('the footer also links to /education and /social', () => {
    const footer = html.slice(html.indexOf('<footer'));
    expect(footer).toContain('href="/education"');
    expect(footer).toContain('href="/social"');
  });

  test('footer: copyright line with the year and the name', () => {
    const { copyrightYear, name } = association;
    expect(html).toContain(inHtml(`© ${copyrightYear} ${name.tr}`));
  });

  test("any other path: not-found page ('Page Not Found')", async () => {
    const answer = await app().visitor().get('/boyle/bir/yol');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
  });
});
