import type { Page } from '@playwright/test';

/** Holds back what `page` asks for at these addresses. @returns lets it go on, and all that is asked for later */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}
