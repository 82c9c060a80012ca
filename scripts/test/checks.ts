import type { Step } from './run-step.ts';

/** What can be said of the code without running it, the quickest first. */
export const checks: Step[] = [
  { name: 'lint', command: ['biome', 'check'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'unused', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'names', command: ['node', 'scripts/check-names.ts'] },
  { name: 'security', command: ['node', 'scripts/check-security.ts'] },
  { name: 'promises', command: ['node', 'scripts/check-promises.ts'] },
];
