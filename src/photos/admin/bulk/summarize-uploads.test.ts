import { expect, test } from 'vitest';
import { summarizeUploads } from './pictures-choice.tsx';

const sent = [
  { url: '/media/a.jpg', shrunk: { from: 9000, to: 500 } },
  { url: '/media/b.jpg', shrunk: { from: 6000, to: 400 } },
  { url: '/media/c.jpg', locationRemoved: true },
  { url: '/media/d.jpg', locationRemoved: false },
];

test('what was taken out of the chosen pictures is said of all of them together', () => {
  expect(summarizeUploads(['/media/a.jpg', '/media/b.jpg', '/media/c.jpg'], sent)).toEqual({
    locationRemoved: true,
    shrunk: { from: 15_000, to: 900 },
  });
});

test('nothing is said of pictures that are not chosen, or of which nothing was taken', () => {
  const nothing = { locationRemoved: false, shrunk: undefined };
  expect(summarizeUploads(['/media/d.jpg', '/media/of-the-library.jpg'], sent)).toEqual(nothing);
  expect(summarizeUploads([], sent)).toEqual(nothing);
});

test('a picture that was sent twice counts once', () => {
  const again = { url: '/media/a.jpg', shrunk: { from: 9000, to: 500 } };
  expect(summarizeUploads(['/media/a.jpg'], [...sent, again]).shrunk).toEqual({ from: 9000, to: 500 });
});
