import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';

test('without a date of a course the home page promises none', async () => {
  const app = await openTestApp(await freshDatabase());
  const readMain = async () => /<main.*<\/main>/s.exec(await (await app.visitor().get('/')).text())?.[0];
  expect(await readMain()).toContain('Bütün eğitimler ve tarihler');
  app.clock.now = new Date('2099-01-01T12:00:00Z');
  app.parts.pageCache.clear();
  const main = await readMain();
  expect(main).toMatch(/<strong[^>]*>Eğitimler<\/strong> <span[^>]*>Şu anda açık tarih yok</);
  expect(main).toContain('Eğitimleri incele');
  expect(main).not.toContain('Bütün eğitimler ve tarihler');
});
