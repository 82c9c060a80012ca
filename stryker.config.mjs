/** One of them, or all: `MUTANTS=news npm run test:mutants`. vitest.mutants.config.ts reads the same. */
const folder = process.env.MUTANTS ?? '{news,operations,staff}';
const name = process.env.MUTANTS ?? 'all';

/** Changes the server's code of these folders, one place at a time, and tells which changes no test notices. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts', pool: 'forks', related: false },
  coverageAnalysis: 'perTest',
  mutate: [
    `src/${folder}/{,audit/,presence/,throttle/}*.server.ts?(x)`,
    `src/${folder}/*schema.ts`,
    `src/${folder}/{article-text,news-list-query}.ts`,
    `src/${folder}/{device,password-length,people-rules,permissions,session-times,throttle/window}.ts`,
  ],
  // it would read tsconfig.json by an interface that TypeScript 7 no longer has, to change nothing in it
  ignorePatterns: ['/bench', '/data', '/deploy', '/dist', '/docs', '/reports', '/tsconfig.json'],
  concurrency: 2,
  // a slow machine is no killed mutant
  timeoutMS: 30_000,
  timeoutFactor: 3,
  incremental: true,
  incrementalFile: `reports/mutants/${name}-incremental.json`,
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { logTests: false, allowColor: false },
  htmlReporter: { fileName: `reports/mutants/${name}.html` },
  jsonReporter: { fileName: `reports/mutants/${name}.json` },
};
