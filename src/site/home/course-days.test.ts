import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';

test('the home page says on which days a course is held, from the first to the last', async () => {
  const app = await openTestApp(await freshDatabase());
  const readMain = async () =>
    /<main.*<\/main>/s.exec(await (await app.visitor().get('/')).text())?.[0].replace(/<[^>]+>/g, ' ');
  app.clock.now = new Date('2026-11-20T12:00:00Z');
  expect(await readMain()).toMatch(/12 Aralık 2026 Cumartesi .* 16–17 Ocak 2027 /s);
  // the next one to come is the one of two days
  app.clock.now = new Date('2027-01-12T12:00:00Z');
  app.parts.pageCache.clear();
  expect(await readMain()).toMatch(/Sıradaki eğitim: AKT 1\s+16–17 Ocak 2027 /);
});
