import { advice } from '#/content/advice.ts';
import { expect, test } from '../support/test.ts';

const paths = advice.guides.map(({ id }) => `/advice/${id}`);

test('each guide is one sheet of paper', { tag: '@desktop' }, async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect([path, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([path, 1]);
  }
});
