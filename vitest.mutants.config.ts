import { defineConfig } from 'vitest/config';

/** What holds each folder of stryker.config.mjs to its promises, beside the tests in the folder itself. */
const elsewhere = {
  news: [
    'tests/promises/{news-pages,public-calls,refusals,stored-things,validation}.test.ts',
    'src/server/{app,library-pages,no-work-lost,previews/preview}.test.ts',
    'src/media/uses.test.ts',
  ],
  operations: [
    'tests/promises/{operation-and-photo-figures,operation-list,public-calls,refusals,stored-things,validation}.test.ts',
    'src/server/no-work-lost.test.ts',
    'src/media/uses.test.ts',
  ],
  staff: ['tests/promises/{refusals,roles,staff-calls,stored-things,validation}.test.ts'],
};

const isFolder = (name: string): name is keyof typeof elsewhere => name in elsewhere;
const named = process.env.MUTANTS ?? '';
const folders = isFolder(named) ? [named] : Object.keys(elsewhere).filter(isFolder);

/** The tests that `npm run test:mutants` runs again for each mutant they reach, so on one database only. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/support/scratch.ts'],
    include: folders.flatMap((folder) => [
      `src/${folder}/{,audit/,presence/,throttle/}*.test.ts`,
      ...elsewhere[folder],
    ]),
    pool: 'forks',
    // a worker starts again for each mutant; within one, the files may share what they import
    isolate: false,
    env: { TEST_DATABASES: 'sqlite' },
    testTimeout: 15_000,
  },
});
