import { expect, test } from 'vitest';
import { drawOwnPicture, listTextPictures, renderArticleText } from './article-text.ts';

test('a picture is fetched late, has its words, and is hidden when it does not load', () => {
  expect(renderArticleText('![Arama köpeği](/media/0123456789abcdef01234567.webp)')).toBe(
    '<p><img src="/media/0123456789abcdef01234567.webp" alt="Arama köpeği" loading="lazy" decoding="async" data-hide-when-broken=""></p>\n',
  );
});

test('a picture without words is there for the eye only', () => {
  expect(renderArticleText('![](/artwork/ridge-dawn-1600.webp)')).toContain('alt=""');
});

test.each([
  ['of the library', '/media/kurtarma.webp'],
  ['that ships with the site', '/artwork/ridge-dawn-1600.webp'],
])('a picture %s is shown', (_, address) => {
  expect(renderArticleText(`![Kurtarma](${address})`)).toContain(`<img src="${address}"`);
});

test.each([
  ['one of another site', 'https://ornek.org/kurtarma.jpg'],
  ['a file of the writer’s own computer', 'file:///C:/Resimler/kurtarma.jpg'],
  ['data', 'data:image/png;base64,iVBORw0KGgo='],
  ['another host without its scheme', '//ornek.org/kurtarma.jpg'],
  ['another host in backslashes', '/\\\\ornek.org/kurtarma.jpg'],
  ['a call of this site', '/api/admin/logout'],
  ['a call of this site behind the library', '/media/../api/admin/logout'],
  ['the same in other signs', '/media/%2e%2E/api/admin/logout'],
  ['a call about the library', '/api/media/1'],
  ['a name beside the article', 'kurtarma.jpg'],
  ['a script', 'javascript:alert(1)'],
])('a picture whose address is %s is not shown, and its words stay', (_, address) => {
  const html = renderArticleText(`![Kurtarma <b>anı</b>](${address})`);
  expect(html).not.toContain('<img');
  expect(html).toContain('Kurtarma &lt;b&gt;anı&lt;/b&gt;');
});

test('a picture of another site is drawn where its copy is known', () => {
  const drawn: string[] = [];
  const draw = ({ url }: { url: string }) => `(${drawn.push(url)})`;
  expect(renderArticleText('![a](https://ornek.org/dağ.jpg) ![b](//ornek.org/b.jpg)', draw)).toBe(
    '<p>(1) b</p>\n',
  );
  expect(drawn).toEqual(['https://ornek.org/da%C4%9F.jpg']);
  expect(
    listTextPictures('Yol.\n\n- ![a](https://ornek.org/dağ.jpg)\n\n![b][r] [c](x)\n\n[r]: /media/b.jpg'),
  ).toEqual(['https://ornek.org/da%C4%9F.jpg', '/media/b.jpg']);
});

test('drawing a picture takes its address, its words and its title', () => {
  const draw = (picture: object) => JSON.stringify(picture);
  expect(renderArticleText('![Göl](/media/a.webp "Yol")', draw)).toBe(
    '<p>{"url":"/media/a.webp","alt":"Göl","title":"Yol","isLinked":false}</p>\n',
  );
  const inLink = renderArticleText('[b](/x) [![Göl](/media/a.webp)](/donate) ![Göl](/media/b.webp)', draw);
  expect([...inLink.matchAll(/"isLinked":(\w+)/g)].map(([, isLinked]) => isLinked)).toEqual([
    'true',
    'false',
  ]);
});

test('raw HTML is text, headings start below the page’s own, and links elsewhere vouch for nothing', () => {
  expect(renderArticleText('# Baş\n\n### Alt\n\n<script>x</script>\n\n[afad](https://ornek.org)')).toBe(
    '<h2>Baş</h2>\n<h3>Alt</h3>\n<p>&lt;script&gt;x&lt;/script&gt;</p>\n<p><a href="https://ornek.org" rel="noopener nofollow">afad</a></p>\n',
  );
});

test.each(['HTTPS://ornek.org', '//ornek.org'])('a link to %s vouches for nothing', (address) => {
  expect(renderArticleText(`[afad](${address})`)).toContain('rel="noopener nofollow"');
});

test.each([
  ['a line that ends, ends', 'bir\niki', '<p>bir<br>\niki</p>\n'],
  ['(c) and quotes stay as they were typed', '"a" (c)', '<p>&quot;a&quot; (c)</p>\n'],
  [
    'an address is a link',
    'http://ornek.org',
    '<p><a href="http://ornek.org" rel="noopener nofollow">http://ornek.org</a></p>\n',
  ],
  [
    'a link within the site vouches for its goal',
    '[bağış](/donate?from=https://a)',
    '<p><a href="/donate?from=https://a">bağış</a></p>\n',
  ],
  ['the lowest heading stays the lowest', '###### Not', '<h6>Not</h6>\n'],
])('%s', (_, written, html) => {
  expect(renderArticleText(written)).toBe(html);
});

test('a picture that the panel shows has its words, and neither they nor its address end the tag', () => {
  expect(drawOwnPicture({ url: '/media/a.webp?"', alt: '"Çığ" & <b>' })).toBe(
    '<img src="/media/a.webp?&quot;" alt="&quot;Çığ&quot; &amp; &lt;b&gt;" loading="lazy" decoding="async" data-hide-when-broken="">',
  );
});

test('a text without pictures names none', () => {
  expect(listTextPictures('Yol [haritası](/media/harita.webp) !')).toEqual([]);
});

test('what is written from the right runs so, block by block, and nothing else says how it runs', () => {
  const arabic = 'وصل الفريق.';
  expect(
    renderArticleText(`Ekip çıktı.\n\n${arabic}\n\n## ${arabic}\n\n- kask\n- ${arabic}\n\n> ${arabic}`),
  ).toBe(
    `<p>Ekip çıktı.</p>\n<p dir="auto">${arabic}</p>\n<h2 dir="auto">${arabic}</h2>\n<ul>\n<li>kask</li>\n<li dir="auto">${arabic}</li>\n</ul>\n<blockquote>\n<p dir="auto">${arabic}</p>\n</blockquote>\n`,
  );
});
