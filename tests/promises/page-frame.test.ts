import { beforeEach, describe, expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { freshDatabase } from '../support/databases.ts';

/** The frame that all public pages share, and the main menu. */
describe('shared page frame', () => {
  let app: TestApp;
  let html: string;
  beforeEach(async () => {
    app = await openTestApp(await freshDatabase());
    html = await (await app.visitor().get('/')).text();
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
    for (const { url } of association.socialLinks) expect(html).toContain(`href="${url}"`);
  });

  test('top bar: TR/EN indicator with TR active', () => {
    expect(html).toMatch(/<span aria-current="true"[^>]*>TR<\/span>/);
    expect(html).toMatch(/<span lang="en"[^>]*>EN<\/span>/);
  });

  test('header: volunteer button opening an external form in a new tab', () => {
    const link = html.match(/<a [^>]*>Gönüllü Ol<\/a>/)?.[0];
    expect(link).toContain(`href="${association.volunteerFormUrl}"`);
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener"');
  });

  test('header: association name in Turkish and English; logo linking to /; donate button linking to /donate', () => {
    expect(html).toContain(association.name.tr);
    expect(html).toMatch(new RegExp(`<span lang="en"[^>]*>${association.name.en}</span>`));
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
    expect(links.map(([, path]) => path)).toEqual(paths);
  });

  test('main menu: /representatives and /contact stand by themselves', () => {
    expect(html).toMatch(/<a href="\/representatives"[^>]*>TEMSİLCİLİKLER<\/a>/);
    expect(html).toMatch(/<a href="\/contact"[^>]*>İLETİŞİM<\/a>/);
  });

  test('footer: quick links, address, e-mail, phone, social links, a medal image', () => {
    const footer = html.slice(html.indexOf('<footer'));
    expect(footer).toContain('Hızlı Bağlantılar');
    for (const line of association.contact.address) expect(footer).toContain(line);
    expect(footer).toContain(association.contact.email);
    expect(footer).toContain(association.contact.phone.shown);
    expect(footer).toContain(association.socialLinks[0]?.url);
    expect(footer).toContain('src="/icons/medal.svg"');
  });

  test('the footer also links to /education and /social', () => {
    const footer = html.slice(html.indexOf('<footer'));
    expect(footer).toContain('href="/education"');
    expect(footer).toContain('href="/social"');
  });

  test('footer: copyright line for 2025', () => {
    expect(html).toContain(`© 2025 ${association.name.tr}`);
  });

  test("any other path: not-found page ('Page Not Found')", async () => {
    const answer = await app.visitor().get('/boyle/bir/yol');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
  });
});
