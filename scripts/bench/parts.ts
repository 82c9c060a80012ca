export interface Part {
  name: string;
  title: string;
  /** Is run with the number of rounds and, when it has to be short, `--quick`; prints Markdown. */
  script: string;
}

/** In the order in which they are measured. */
export const parts: readonly Part[] = [
  { name: 'memory', title: 'From memory', script: 'scripts/bench/memory.ts' },
  { name: 'saves', title: 'Saves', script: 'scripts/bench/saves.ts' },
  { name: 'start', title: 'Start and memory', script: 'scripts/bench/start.ts' },
  { name: 'growth', title: 'Growth', script: 'scripts/bench/growth.ts' },
  { name: 'lighthouse', title: 'Lighthouse', script: 'scripts/bench/lighthouse.ts' },
];
