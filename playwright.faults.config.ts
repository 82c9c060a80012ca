import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Browser tests that take minutes, because delays are what they are about (`npm run test:faults`). */
export default defineConfig({
  ...base,
  testDir: 'tests/faults',
  testIgnore: [],
  timeout: 180_000,
  // each run writes an article of its own, and mostly waits
  fullyParallel: true,
  workers: 4,
  projects: base.projects?.filter(({ name }) => name === 'desktop'),
});
