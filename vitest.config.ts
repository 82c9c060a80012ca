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

/** In a Firefox that npm does not bring (`npm run test:browsers`). */
const browsers = {
  test: {
    environment: 'node' as const,
    globalSetup: ['tests/support/scratch.ts'],
    name: 'browsers',
    include: ['tests/browsers/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
};

/** A shared machine may stand still for half a minute; what judges how quick something is names its own figure. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Files of one process import a module once, which takes a third of the time away; what one stubs or spies on is undone. */
const together = { isolate: false, restoreMocks: true, unstubGlobals: true };

/** They put a module in another's place, which has to happen before anybody imports it. */
const replacingModules = ['src/documents/upgraded-description.test.ts', 'src/server/drawn-again.test.ts'];

const node = {
  test: {
    ...shared,
    ...together,
    name: 'node',
    include: ['{src,tests/promises}/**/*.test.{ts,tsx}', '{scripts,tests/support}/**/*.test.ts'],
    exclude: replacingModules,
    ...patient,
  },
};

/** Each file has modules of its own. */
const apart = { test: { ...shared, name: 'apart', include: replacingModules, ...patient } };

/** What `npm run check` has time for: one database, no servers beside it. */
const quick = {
  test: {
    ...together,
    environment: 'node' as const,
    globalSetup: ['tests/support/scratch.ts'],
    name: 'quick',
    include: [
      'src/{news,operations,photos,documents,collections,staff,panel,content,format,http,i18n,render,ui,db,site,stored}/**/*.test.{ts,tsx}',
      'src/media/{api,details,list,uses,admin/*,sending/*}.test.{ts,tsx}',
      'src/server/{access,audit-fields,cached-calls,calls-stay,columns,openapi,{log-,}words-stay,wrong-kinds}.test.ts',
      'src/admin/forms-stay.test.tsx',
      'tests/promises/{roles,linked-pages}.test.ts',
    ],
    exclude: replacingModules,
    env: { TEST_DATABASES: 'sqlite' },
    ...patient,
  },
};

/**
 * What the public site promises, for an association of other words and figures: a promise that holds for the demo alone
 * is none. What only staff meet knows no content, and the databases know none either.
 */
const second = {
  plugins: [secondAssociation()],
  test: {
    ...together,
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
    ...patient,
  },
};

const isFaults = process.argv.some((word) => word.includes('faults'));

function projects() {
  if (isFaults) return [faults];
  const named = [quick, browsers].filter(({ test }) => process.argv.includes(`--project=${test.name}`));
  return named.length > 0 ? named : [node, apart, second];
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
