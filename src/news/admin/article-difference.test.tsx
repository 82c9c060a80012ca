import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ArticleDifference from './article-difference.tsx';

/** What somebody reads, without classes, with a bar for what a screen reader says beside it. */
const draw = (before: string, after: string) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ArticleDifference before={before} after={after} />
    </QueryClientProvider>,
  )
    .replace(/<span class="sr-only">([^<]*)<\/span>/g, '')
    .replace(/ (class|aria-level|data-word)="[^"]*"/g, '')
    .replace(/<\/?(span|div)>/g, '');

test.each([
  [
    'a word',
    '## Ekip\n\nArama [sitede](https://a.org) sürüyor.',
    '## Ekip\n\nArama [sitede](https://a.org) bitti.',
    '<h2>Ekip</h2><p>Arama <a href="https://a.org" target="_blank" rel="noopener nofollow">sitede</a> <del>sürüyor</del><ins>bitti</ins>.</p>',
  ],
  [
    'an entry of a list, and how a word looks',
    '1. **kalın** söz\n2. iki',
    '1. kalın söz\n2. iki\n3. üç',
    '<ol><li><del><strong>kalın</strong> </del><ins>kalın </ins>söz</li><li>iki</li><li><ins>üç</ins></li></ol>',
  ],
  [
    'where a link leads',
    'Bir\n[AFAD](/about)',
    'Bir\n[AFAD](/news)',
    '<p>Bir\n<del><a href="/about" target="_blank" rel="noopener nofollow">AFAD</a></del><ins><a href="/news" target="_blank" rel="noopener nofollow">AFAD</a></ins></p>',
  ],
  [
    'a picture, and the words of one',
    '![Ekip](/media/a.jpg)\n\nBir\n\n![](/media/b.jpg)',
    '![Ekip yolda](/media/a.jpg)\n\nBir',
    '<p><del><img src="/media/a.jpg" alt="Ekip" loading="lazy" decoding="async"/><b>Kaldırıldı</b> “Ekip”</del><ins><img src="/media/a.jpg" alt="Ekip yolda" loading="lazy" decoding="async"/><b>Eklendi</b> “Ekip yolda”</ins></p><p>Bir</p><p><del><img src="/media/b.jpg" alt="Görsel" loading="lazy" decoding="async"/><b>Kaldırıldı</b> </del></p>',
  ],
  [
    'a picture that is a link',
    'Bir',
    'Bir [![Afiş](/media/a.jpg)](/news)',
    '<p>Bir <ins><a href="/news" target="_blank" rel="noopener nofollow"><img src="/media/a.jpg" alt="Afiş" loading="lazy" decoding="async"/></a></ins></p>',
  ],
  [
    'a row of a table',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td><ins>3</ins></td><td><ins>4</ins></td></tr></tbody></table>',
  ],
  [
    'a whole block',
    '## Bir',
    '### Bir\n\n---\n\n> söz',
    '<del>Kaldırıldı<h2>Bir</h2></del><ins>Eklendi<h3>Bir</h3></ins><ins>Eklendi<hr/></ins><ins>Eklendi<blockquote><p>söz</p></blockquote></ins>',
  ],
])('without codes, and marked where it differs: %s', (_what, before, after, seen) => {
  expect(draw(before, after)).toBe(seen);
});

test('of a long article only what differs is open, beside what stands next to it', () => {
  const blocks = ['Bir.', 'İki.', 'Üç.', 'Dört.', 'Beş.'];
  expect(draw(blocks.join('\n\n'), blocks.with(4, 'Son.').join('\n\n'))).toBe(
    '<details><summary>… 3 paragraf aynı</summary><p>Bir.</p><p>İki.</p><p>Üç.</p></details><p>Dört.</p><p><del>Beş</del><ins>Son</ins>.</p>',
  );
});

test('what a writer has typed makes no element and no address that runs', () => {
  const seen = draw('', '<script>alert(1)</script> [a](javascript:alert(1)) ![x](data:text/html,x)');
  expect(seen).toContain('&lt;script&gt;');
  expect(seen).not.toMatch(/<(script|img|a)\b/);
});

test('a text of another site’s picture asks that site for nothing', () => {
  expect(draw('', '![Harita](https://baska.org/h.jpg)')).not.toContain('baska.org');
});

test('two long texts that share nothing, or a little everywhere, are compared in time', () => {
  const text = (word: string, joint: string) =>
    Array.from(
      { length: 600 },
      (_, at) => `${word}${at} ${'kar yağdı yol kapandı ekip bekledi '.repeat(2)}`,
    ).join(joint);
  const begin = performance.now();
  for (const joint of [' ', '\n\n']) draw(text('önce', joint), text('sonra', joint));
  // some 200 ms by itself
  expect(performance.now() - begin).toBeLessThan(5000);
});
