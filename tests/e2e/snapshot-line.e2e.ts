import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** As deploy/Caddyfile and deploy/nginx.conf send a page while the application does not answer. */
async function openFromSnapshot(page: Page, minutesAgo: number): Promise<void> {
  const rightAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  await page.route('**/snapshot.json', (route) => route.fulfill({ json: { rightAt } }));
  await page.route('**/mission', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'server-timing': 'snapshot' } });
  });
  await page.goto('/mission', { waitUntil: 'networkidle' });
}

const line = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Sitemizin sunucusuna şu an ulaşılamıyor' });

test('a page out of the snapshot says so once that is more than ten minutes old', { tag: '@phone' }, async ({
  page,
}) => {
  await openFromSnapshot(page, 12);
  await expect(line(page)).toHaveText(/son hâliyle gösteriliyor \(\d+ \S+ \d\d\.\d\d\)\.$/);
  const box = await line(page).boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeLessThan(90);
  await openFromSnapshot(page, 8);
  await expect(line(page)).toHaveCount(0);
  await page.unrouteAll();
  await page.goto('/mission', { waitUntil: 'networkidle' });
  await expect(line(page)).toHaveCount(0);
});
