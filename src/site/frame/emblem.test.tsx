import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Emblem } from './navigation.tsx';

test('the mark in the page is the one that can be downloaded', () => {
  const file = readFileSync(new URL('../../../public/icons/emblem-light.svg', import.meta.url), 'utf8');
  const shapes = (svg: string) =>
    svg.replaceAll('#f6f9fc', 'currentColor').match(/ (?:d|fill|stroke|stroke-width)="[^"]+"/g);
  expect(shapes(renderToStaticMarkup(<Emblem />))).toEqual(shapes(file));
});
