import { defineConfig } from 'vitest/config';
import { secondAssociation } from './tests/support/second-association.ts';

const shared = {
  environment: 'node' as const,
  globalSetup: ['tests/support/postgres.ts', 'tests/support/s3.ts', 'tests/support/scratch.ts'],
};

/** Slow by nature, so they run only when asked for by name (`npm run test:faults`). */
const faults = {
  test: { ...shared, name: 'faults', include: ['tests/faults/**/*.test.ts'], testTimeout: 290_000 },
};

const node = {
  test: {
    ...shared,
    name: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/promises/**/*.test.{ts,tsx}',
      'tests/support/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    testTimeout: 15_000,
  },
};

/** What `npm run check` has time for: one database, no servers beside it. */
const quick = {
  test: {
    environment: 'node' as const,
    globalSetup: ['tests/support/scratch.ts'],
    name: 'quick',
    include: [
      'src/{news,operations,photos,staff,panel,content,format,http,i18n,render,ui,db,site,stored}/**/*.test.{ts,tsx}',
      'src/server/access.test.ts',
      'tests/promises/{roles,linked-pages}.test.ts',
    ],
    env: { TEST_DATABASES: 'sqlite' },
    testTimeout: 15_000,
  },
};

/**
 * What the public site promises, for an association of other words and figures: a promise that holds for the demo alone
 * is none. What only staff meet knows no content, and the databases know none either.
 */
const second = {
  plugins: [secondAssociation()],
  test: {
    environment: 'node' as const,
    globalSetup: ['tests/support/scratch.ts'],
    name: 'second',
    include: [
      'tests/promises/**/*.test.{ts,tsx}',
      'tests/second-association/*.test.ts',
      'src/content/check.test.ts',
    ],
    exclude: ['tests/promises/{panel-*,staff-*,media-*,roles,refusals,stored-things,validation}.test.ts'],
    env: { TEST_DATABASES: 'sqlite' },
    testTimeout: 15_000,
  },
};

const isFaults = process.argv.some((word) => word.includes('faults'));

function projects() {
  if (isFaults) return [faults];
  return process.argv.includes('--project=quick') ? [quick] : [node, second];
}

export default defineConfig({
  test: {
    // one process for each of the two cores that the smallest machine has; native modules want processes, not threads
    pool: 'forks',
    maxWorkers: 2,
    // fault tests watch how a whole machine does: one at a time
    fileParallelism: !isFaults,
    projects: projects(),
  },
});
