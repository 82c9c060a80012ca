import { Window } from 'happy-dom';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { markdownSyntax } from '#/format/markdown-syntax.ts';
import {
  fromGoogleDocs,
  fromWord,
  googleDocsAsMarkdown,
  wordAsMarkdown,
} from '../../../../tests/support/pasted.ts';
import { markdownOfHtml } from './markdown-of-html.ts';

/** Plays the browser's parser, which there is none of here. */
const parse = (html: string) =>
  new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
const clean = (html: string) => markdownOfHtml(html, parse).markdown;

describe('a text of a word processor becomes Markdown', () => {
  test('from Word, its lists that are none included', () => {
    expect(clean(fromWord)).toBe(wordAsMarkdown);
  });

  test('from Google Docs', () => {
    expect(clean(fromGoogleDocs)).toBe(googleDocsAsMarkdown);
  });

  test('from LibreOffice', () => {
    const html = `<html><head><title></title><style type="text/css">p { margin-bottom: 0.25cm }</style></head>
<body lang="tr-TR" dir="ltr"><h1 class="western">Tatbikat</h1>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><b>Şişli</b> ve
<i>Üsküdar</i></font></p>
<p style="margin-bottom: 0cm"><br/>
</p>
<ol start="3"><li><p style="margin-bottom: 0cm">Toplanma</p></li>
<li><p>Dağılma</p></li></ol></body></html>`;
    expect(clean(html)).toBe('## Tatbikat\n\n**Şişli** ve *Üsküdar*\n\n3. Toplanma\n4. Dağılma');
  });

  test('from Word on the web, where each item is a list', () => {
    const item = (level: number, text: string, list = 'ul', start = 1) =>
      `<div class="ListContainerWrapper SCXW1"><${list} start="${start}" role="list"><li data-leveltext="" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${list}></div>`;
    const html = `<p class="Paragraph">Gerekenler</p>${item(1, 'Kask')}${item(2, 'sarı')}${item(1, 'Eldiven')}<p>Sıra</p>${item(1, 'Bir', 'ol', 1)}${item(1, 'İki', 'ol', 2)}`;
    expect(clean(html)).toBe('Gerekenler\n\n- Kask\n  - sarı\n- Eldiven\n\nSıra\n\n1. Bir\n2. İki');
  });
});

describe('of a web page', () => {
  test('headings keep their order and begin below the article’s own', () => {
    expect(clean('<h3>Bir</h3><p>x</p><h4><strong>İki</strong></h4>')).toBe('## Bir\n\nx\n\n### İki');
  });

  test('quotations, rules and line breaks stay', () => {
    expect(clean('<blockquote><p>Ağır ol<br>sağlam bas</p></blockquote><hr><p>Son</p>')).toBe(
      '> Ağır ol\n> sağlam bas\n\n---\n\nSon',
    );
  });

  test('two breaks set paragraphs apart, and one stays in its line', () => {
    expect(clean('<div><b>Bir</b><br>iki<br> <br>üç<br></div>')).toBe('**Bir**\niki\n\nüç');
    expect(clean('<ul><li>a<br><br>b</li><li></li></ul><ul></ul><blockquote> </blockquote>')).toBe(
      '- a\n\n  b',
    );
  });

  test('a table stays one, and one that only arranges the page does not', () => {
    expect(
      clean('<table><tr><th>İl</th><th>Ekip</th></tr><tr><td><p>Muğla</p></td><td>2 | 3</td></tr></table>'),
    ).toBe('| İl | Ekip |\n| --- | --- |\n| Muğla | 2 \\| 3 |');
    expect(
      clean(
        '<table><caption>Ekipler</caption><tr><td>a<br>b</td><td><p>c</p><ul><li>d</li></ul></td></tr></table>',
      ),
    ).toBe('Ekipler\n\n| a b | c d |\n| --- | --- |');
    expect(clean('<table><tr><td><p><b>Bir</b></p></td></tr><tr><td><p>İki</p></td></tr></table>')).toBe(
      '**Bir**\n\nİki',
    );
  });

  test('scripts, styles, forms and what is hidden are left out', () => {
    const html =
      '<style>p{}</style><script>alert(1)</script><p onclick="x()">Bir <b>iki</b></p><p style="display:none">gizli</p><button>Bas</button>';
    expect(clean(html)).toBe('Bir **iki**');
  });

  test('pictures of the web stay, with their words; of a disk, in the text, or to count readers do not', () => {
    const html =
      '<p><b>a</b><img src="https://ornek.org/a.jpg" alt="Çığ"><img src="data:image/png;base64,AA=="><img src="file:///C:/a.png"><img src="https://ornek.org/sayac.gif" width="1" height="1"></p>';
    expect(clean(html)).toBe('**a**![Çığ](https://ornek.org/a.jpg)');
  });
});

describe('a link', () => {
  test.each([
    ['https://ornek.org/a?utm_source=x&utm_medium=y', 'https://ornek.org/a'],
    ['https://ornek.org/a?sayfa=2&gclid=x#son', 'https://ornek.org/a?sayfa=2#son'],
    ['https://ornek.org/çığ?q=a%20b', 'https://ornek.org/çığ?q=a%20b'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fornek.org%2Fb%3Ffbclid%3D1&h=AT', 'https://ornek.org/b'],
    [
      'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fornek.org%2Fc&data=05',
      'https://ornek.org/c',
    ],
    ['mailto:iletisim@ornek.org', 'mailto:iletisim@ornek.org'],
    ['/donate', '/donate'],
  ])('to %s leads to %s', (address, wanted) => {
    expect(clean(`<p><a href="${address.replaceAll('&', '&amp;')}">şuraya</a></p>`)).toBe(
      `[şuraya](${wanted})`,
    );
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'file:///C:/x',
    'vbscript:x',
    '#not',
  ])('to %s is only its words', (address) => {
    expect(clean(`<p><b>Bak:</b> <a href="${address}">şuraya</a></p>`)).toBe('**Bak:** şuraya');
  });

  test('around a whole card is only its words', () => {
    expect(clean('<a href="https://ornek.org"><h3>Haber</h3><p>Özet</p></a>')).toBe('## Haber\n\nÖzet');
  });
});

describe('what somebody has struck out', () => {
  test('stays struck, however it was written', () => {
    const html = `<p>Ekip <s>yaralıyı </s><strike><b>bulamadı</b></strike> <span style="text-decoration:line-through">çizgi</span><span style="TEXT-DECORATION: underline line-through"> bir</span>.</p>
<p style="text-decoration:line-through">Bütün <i>satır</i></p><ul><li style="text-decoration:line-through"><p><span style="text-decoration:line-through">madde</span></p></li></ul>`;
    expect(clean(html)).toBe(
      'Ekip ~~yaralıyı **bulamadı**~~ ~~çizgi bir~~.\n\n~~Bütün *satır*~~\n\n- ~~madde~~',
    );
    expect(clean('<s>tek</s>')).toBe('~~tek~~');
  });

  test('while changes were tracked is left out, also where the words have no other form', () => {
    const word = `<p class=MsoNormal>Ekip <span class=msoDel><del cite="mailto:ayse" datetime="2026-11-20T12:14">yaralıyı bulamadı</del></span><span class=msoIns><ins cite="mailto:ayse">sağ buldu</ins></span>.</p>`;
    expect(clean(word)).toBe('Ekip sağ buldu.');
    expect(clean('<p>Ekip <del>geç </del>döndü.</p>')).toBe('Ekip döndü.');
    expect(clean('<p><span class=msoDel>Hepsi</span></p>')).toBe('');
  });
});

test('marks that a text holds by itself stay what they were', () => {
  expect(clean('<p>1. madde *değil*, [bağlantı] da_değil</p><p><b># kalın</b></p>')).toBe(
    '1\\. madde \\*değil\\*, \\[bağlantı\\] da_değil\n\n**# kalın**',
  );
});

test('letters that a Mac takes apart are put together, and unseen signs go', () => {
  expect(clean('<p><b>I\u0307zmir</b> g\u0306u\u0308ven\u00adli\u200b</p>')).toBe(
    '**\u0130zmir** \u011f\u00fcvenli',
  );
  const signs = '\u{1f468}\u200d\u{1f692} \u{1f415}\u200d\u{1f9ba} \u{1f3c3}\u{1f3fd}\u200d\u2640\ufe0f';
  expect(clean(`<p><b>Ekip</b> ${signs} hat\u200dta\u200d</p>`)).toBe(`**Ekip** ${signs} hatta`);
});

test('words without any form are left to the browser', () => {
  expect(
    clean('<div style="font-family:Consolas"><div><span style="color:#1">## Başlık</span></div></div>'),
  ).toBeUndefined();
  expect(clean('<meta charset="utf-8"><span>yalnız söz</span>')).toBeUndefined();
  expect(clean('<p class=MsoNormal>tek paragraf<o:p></o:p></p>')).toBeUndefined();
});

test('pictures that readers could not see are counted, and those that only count readers are not', () => {
  const html =
    '<p><b>a</b><img src="https://ornek.org/a.jpg"><img src="data:image/png;base64,AA=="><img src="file:///C:/a.png"><img src="https://ornek.org/sayac.gif" width="1" height="1"></p>';
  expect(markdownOfHtml(html, parse).lostPictures).toBe(2);
});

test.each([
  '<strong>“Güvenli Okul”</strong>un ilk dersi',
  'Türkiye<em>(TR)</em> ve <s>%5</s>lik',
  '<strong>Yollar <em>(kapalı)</em></strong>dır',
  '<strong>Mer</strong>haba',
])('what is bold or italic stays so where a suffix stands right behind it: %s', (html) => {
  expect(new MarkdownIt(markdownSyntax).renderInline(clean(`<p>${html}</p>`) ?? '')).toBe(html);
});
