import { defineConfig } from '@playwright/test';
import { findChromium, launchArguments } from './tests/support/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  // slow by nature: playwright.faults.config.ts
  testIgnore: 'faults/**',
  globalSetup: './tests/support/chromium.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  workers: 2,
  // a shared machine may stand still for half a minute: what judges how quick something is names its own figure
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    screenshot: 'only-on-failure',
    // what answers without a network would answer tests that have the network cut; without-network.e2e.ts allows it
    serviceWorkers: 'block',
    // Chromium refuses view transitions between pages as soon as a test uses page.route(); reduced motion has none
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: launchArguments, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
