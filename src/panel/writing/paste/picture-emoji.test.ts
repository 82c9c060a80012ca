import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { markdownOfHtml } from './markdown-of-html.ts';

const parse = (html: string) =>
  new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;

test.each([
  [
    'Gmail',
    '<img data-emoji="🙏" class="an1" alt="🙏" src="https://fonts.gstatic.com/s/e/1f64f/72.png">',
    '🙏',
  ],
  ['X', '<img alt="🇹🇷" src="https://abs-0.twimg.com/emoji/v2/svg/1f1f9-1f1f7.svg">', '🇹🇷'],
  ['WhatsApp', '<img alt="👨‍🚒" src="data:image/gif;base64,AA==" width="1" height="1">', '👨‍🚒'],
  ['two', '<img alt="❤️ 5️⃣" src="https://ornek.org/a.png">', '❤️ 5️⃣'],
])('an emoji that is drawn as a picture is the character: %s', (_, picture, emoji) => {
  const cleaned = markdownOfHtml(`<p>Sağ olun ${picture}</p>`, parse);
  expect(cleaned).toMatchObject({ markdown: `Sağ olun ${emoji}`, lostPictures: 0 });
});

test('a picture whose words are a number stays one', () => {
  const { markdown } = markdownOfHtml('<p><img alt="126" src="https://ornek.org/a.jpg"></p>', parse);
  expect(markdown).toBe('![126](https://ornek.org/a.jpg)');
});
