import { listArticles, listPublicPages } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

test('no picture of a page is squeezed or stretched', async ({ page, request }) => {
  const paths = [...(await listPublicPages(request)), ...(await listArticles(request)).slice(0, 2)];
  test.setTimeout(paths.length * 10_000);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft(await page.evaluate(listMisshapen), path).toEqual([]);
  }
});

/** Runs in the page. A drawing in SVG keeps its shape by itself. */
function listMisshapen(): string[] {
  const isOff = (one: number, other: number) => Math.abs(one / other - 1) > 0.02;
  return [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    if (width === 0 || image.src.endsWith('.svg')) return [];
    const said = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const isSquashed = getComputedStyle(image).objectFit === 'fill' && isOff(width / height, said);
    const isUntrue = image.naturalWidth > 0 && isOff(image.naturalWidth / image.naturalHeight, said);
    return isSquashed || isUntrue ? [image.src] : [];
  });
}
