import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Locator } from './locator.tsx';

const draw = (latitude: number, longitude: number) =>
  renderToStaticMarkup(<Locator latitude={latitude} longitude={longitude} label="Kroki" />);

test.each([
  ['İstanbul', 41.0135, 28.955],
  ['Tekirdağ', 40.98, 27.51],
  ['Kocaeli', 40.77, 29.93],
])('an association in %s finds the coast around its pin', (town, latitude, longitude) => {
  const drawing = draw(latitude, longitude);
  for (const name of [town, 'Marmara Denizi', 'Karadeniz']) expect(drawing).toContain(name);
  expect(drawing).not.toContain('<ellipse');
});

test.each([
  ['Ankara', 39.93, 32.86],
  ['Trabzon', 41.0, 39.72],
  ['the other side of the world', -12.5, -45.25],
])(
  'an association in %s finds contour lines, and no coast of somebody else',
  (_place, latitude, longitude) => {
    const drawing = draw(latitude, longitude);
    expect(drawing).toContain('<ellipse');
    expect(drawing).not.toContain('Marmara Denizi');
  },
);

test('the position is written out', () => {
  expect(draw(41.0135, 28.955)).toContain('41,0135° K 28,9550° D');
  expect(draw(-12.5, -45.25)).toContain('12,5000° G 45,2500° B');
});
