import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { markdownOfHtml } from './markdown-of-html.ts';

const parse = (html: string) =>
  new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
const clean = (html: string) => markdownOfHtml(html, parse).markdown;

test('raised and lowered digits stay apart from the number before them', () => {
  const html = `<p>36 m<sup>2</sup>, 4 m<sup><span>3</span></sup>, 5 km<span style="font-size:0.6em;vertical-align:super">2</span></p>`;
  expect(clean(html)).toBe('36 m², 4 m³, 5 km²');
  expect(clean('<p>Arama 48<sup>1</sup> saat, 10<sup>6</sup> TL, 10<sup>−6</sup>, x<sup>n+1</sup></p>')).toBe(
    'Arama 48¹ saat, 10⁶ TL, 10⁻⁶, xⁿ⁺¹',
  );
  expect(clean('<p>H<sub>2</sub>O, CO<span style="vertical-align:sub">2</span>, T<sub>max</sub></p>')).toBe(
    'H₂O, CO₂, Tₘₐₓ',
  );
  expect(clean('<p>36<sup>o</sup>C, 10<sup>2,5</sup>, 1<sup>er</sup></p>')).toBe('36°C, 10^(2,5), 1er');
});

test.each([
  ['LibreOffice', '<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>'],
  ['Google Docs', '<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>'],
  ['Google Docs without brackets', '<sup><a href="https://docs.google.com/document/d/1#ftnt1">1</a></sup>'],
  ['Word', '<a href="#_ftn1" name="_ftnref1"><span style="vertical-align:super"><span>[1]</span></span></a>'],
  [
    'Word, from a file',
    '<a href="file:///C:/Rapor.docx#_ftn1"><span class=MsoFootnoteReference>1</span></a>',
  ],
  [
    'an encyclopedia',
    '<sup class="reference"><a href="#cite_note-1"><span>[</span>1<span>]</span></a></sup>',
  ],
  ['a page', '<sup id="fnref:1"><a href="#fn:1">1</a></sup>'],
])('the mark of a note is no digit of the number before it: %s', (_, mark) => {
  expect(clean(`<p>Ekip 126${mark} saat <b>aradı</b>.</p>`)).toBe('Ekip 126\\[1\\] saat **aradı**.');
});
