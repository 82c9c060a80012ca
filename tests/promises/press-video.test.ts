import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PressVideo } from '#/site/press/video-dialog.island.tsx';

const draw = (file: string | null) => renderToStaticMarkup(createElement(PressVideo, { file }));

test("without a file: 'Video dosyası mevcut değil'", () => {
  expect(draw(null)).toContain('Video dosyası mevcut değil');
  expect(draw(null)).not.toContain('<video');
});

test("unsupported video: 'Tarayıcınız video oynatmayı desteklemiyor.'", () => {
  expect(draw('/videos/gece-aramasi.mp4')).toMatch(
    /<video src="\/videos\/gece-aramasi\.mp4"[^>]*>Tarayıcınız video oynatmayı desteklemiyor\.<\/video>/,
  );
});

test('a video fetches nothing and plays nothing before it has been opened', () => {
  const video = draw('/videos/gece-aramasi.mp4');
  expect(video).toMatch(/preload="none"/);
  expect(video).not.toMatch(/autoplay/i);
});
