import { expect, test } from 'vitest';
import { listTextPlayers, renderArticleText } from './article-text.ts';

const id = 'aB3_-xY9z0Q';
const playerOfYouTube = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;

test.each([
  [`https://www.youtube.com/watch?v=${id}`, playerOfYouTube],
  [`https://m.youtube.com/watch?feature=share&v=${id}&t=90`, playerOfYouTube],
  [`https://youtu.be/${id}?si=kTb0`, playerOfYouTube],
  [`https://youtube.com/shorts/${id}`, playerOfYouTube],
  [`https://www.youtube.com/live/${id}/`, playerOfYouTube],
  [`<https://youtu.be/${id}>`, playerOfYouTube],
  [`[https://youtu.be/${id}](https://youtu.be/${id})`, playerOfYouTube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
  ],
])('%s alone in its paragraph is a card', (written, player) => {
  const text = `Önce.\n\n${written}\n\nSonra.`;
  expect(listTextPlayers(text)).toEqual([player]);
  const html = renderArticleText(text);
  expect(html).toContain(`data-video="${player.replaceAll('&', '&amp;')}"`);
  expect(html).toMatch(/^<p>Önce\.<\/p>\n<div class="[^"]*"><a .*<\/div>\n<p>Sonra\.<\/p>\n$/);
  expect(html).not.toMatch(/<iframe|<img|src=/);
});

test('a card says what it is, and what pressing it does; its address is for paper', () => {
  const html = renderArticleText(`https://youtu.be/${id}`);
  expect(html.replace(/<i[^>]*><\/i>| class="[^"]*"/g, '')).toBe(
    `<div><a href="https://youtu.be/${id}" rel="noopener nofollow" data-video="${playerOfYouTube}" data-open="YouTube’da aç"><b>Video · YouTube</b> <span>Basınca video YouTube’dan yüklenir.</span><span>https://youtu.be/${id}</span></a></div>`,
  );
});

test.each([
  ['words beside it', `İzleyin: https://youtu.be/${id}`],
  ['a second address', `https://youtu.be/${id}\nhttps://youtu.be/${id}`],
  ['words of its own', `[Kurtarma videosu](https://youtu.be/${id})`],
  ['the words of another address', `[https://youtu.be/${id}](https://vimeo.com/76979871)`],
  ['a list around it', `- https://youtu.be/${id}`],
  ['a quotation around it', `> https://youtu.be/${id}`],
  ['a heading', `## https://youtu.be/${id}`],
  ['code', `\`https://youtu.be/${id}\``],
])('an address with %s stays as it was', (_, text) => {
  expect(listTextPlayers(text)).toEqual([]);
  expect(renderArticleText(text)).not.toContain('data-video');
});

test.each([
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/youtube.com/watch?v=${id}`,
  `https://notyoutube.com/watch?v=${id}`,
  `https://youtube.com@evil.example/watch?v=${id}`,
  `https://youtube.com:8443/watch?v=${id}`,
  `https://ayse:gizli@youtube.com/watch?v=${id}`,
  `https://youtu.be.evil.example/${id}`,
  `https://evil.example/?u=https://youtu.be/${id}`,
  `javascript:alert(1)//youtu.be/${id}`,
  `[https://youtu.be/${id}](javascript:alert(1)//youtu.be/${id})`,
  `ftp://youtube.com/watch?v=${id}`,
  'https://www.youtube.com/watch?v="onclick="a',
  'https://www.youtube.com/watch?v=%22%3E%3Cb%3E12345',
  'https://youtu.be/aB3_-xY9z0Q/../../evil',
  'https://youtu.be/aB3_-xY9z0',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/@dernek',
  'https://www.youtube.com/playlist?list=PL1234567890',
  'https://www.youtube.com/embed/videoseries?list=a',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871/%22onload%3D',
  'https://player.vimeo.com.evil.example/76979871',
])('%s is no video', (written) => {
  expect(listTextPlayers(written)).toEqual([]);
  expect(renderArticleText(written)).not.toContain('data-video');
});

test('what else stands in the address of a video reaches the link alone, and ends no attribute of it', () => {
  const html = renderArticleText(`<https://youtu.be/${id}?a="b&c='d>`);
  expect(html).toContain(`data-video="${playerOfYouTube}"`);
  expect(html).toContain(`href="https://youtu.be/${id}?a=%22b&amp;c='d"`);
});
