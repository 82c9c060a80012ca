import { expect, type Page } from '@playwright/test';
import type { Site } from '../support/site.ts';

/** Browsers know passkeys by a name, and take no bare address for one. */
export const named = (site: Site): Site => ({ ...site, url: site.url.replace('127.0.0.1', 'localhost') });

/** Gives the page a device that takes every finger. @returns what makes it lose its passkeys */
export async function attachDevice(page: Page): Promise<{ lose: () => Promise<unknown> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return { lose: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }) };
}

export async function openWaysIn(page: Page) {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Giriş Güvenliği' }).click();
  const dialog = page.getByRole('dialog', { name: 'Giriş Güvenliği' });
  await expect(dialog.getByRole('heading', { name: 'Geçiş anahtarları' })).toBeVisible();
  return dialog;
}
