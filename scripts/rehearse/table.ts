import { drawTable, show } from '../bench/figures.ts';
import type { Editing } from './editing.ts';
import type { LoadedStep } from './load.ts';
import type { Published } from './published.ts';
import { leastRequests } from './steps.ts';

export interface Night {
  proxy: string;
  steps: LoadedStep[];
  editing: Editing;
  published: Published;
  lost: Awaited<ReturnType<Editing['findLost']>>;
  /** Rows that are not there, with the reason. */
  skipped: [string, string][];
}

/** In ms. */
const longestGap = 1000;

const heads = [
  'proxy and step',
  'requests',
  'failed',
  'longest gap ms',
  'p50 ms',
  'p99 ms',
  'saves acknowledged',
  'not acknowledged',
  'lost',
  'from application',
  'from snapshot',
  'oldest body s',
];

/** Draws the table. @returns with the sentences about all that must not be */
export function judge(nights: Night[]): { table: string; faults: string[] } {
  const judged = nights.map((night) => ({ night, rows: night.steps.map((step) => judgeStep(night, step)) }));
  const cells = judged.flatMap(({ night, rows }) => [
    ...rows.map(({ row }) => row),
    ...night.skipped.map(([step, reason]) => [`${night.proxy}: ${step}: not done, ${reason}`]),
  ]);
  const faults = judged.flatMap(({ night, rows }) => [
    ...rows.flatMap(({ found }) => found),
    ...faultsOf(night),
  ]);
  return { table: drawTable(...align(heads, cells)), faults };
}

function judgeStep({ proxy, editing, published, lost }: Night, loaded: LoadedStep) {
  const { step, requests, failures, gap, median, p99, ofSnapshot, bodies } = loaded;
  const name = `${proxy}: ${step}`;
  const ages = bodies.map((body) => ({ ...body, age: published.ageOf(body) }));
  const wrong = [
    ...failures.map(([what, count]): [string, number] => [what, count]),
    ...ages.flatMap(({ path, words, count, age }): [string, number][] =>
      age === undefined ? [[`${path}: a body that was never published, with "${words ?? ''}"`, count]] : [],
    ),
  ];
  const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
  const failed = sum(failures.map(([, count]) => count));
  const found = wrong.map(([what, count]) => `${name}: ${count} × ${what}`);
  if (gap > longestGap) found.push(`${name}: no answer for ${show(gap)} ms`);
  const inStep = (saves: { step: string }[]) => saves.filter((save) => save.step === step).length;
  const figures = [
    ...[requests, sum(wrong.map(([, count]) => count)), gap].map((figure) => show(figure)),
    ...[median, p99].map((figure) => show(figure, 1)),
    ...[inStep(editing.acknowledged), editing.refused.get(step) ?? 0, inStep(lost)].map(String),
    ...[requests - failed - ofSnapshot, ofSnapshot].map((figure) => show(figure)),
    show(Math.max(...ages.map(({ age = 0 }) => age)) / 1000, 1),
  ];
  return { row: [name, ...figures], found };
}

function faultsOf({ proxy, steps, lost, published }: Night): string[] {
  const requests = steps.reduce((sum, step) => sum + step.requests, 0);
  return [
    ...(requests < leastRequests ? [`${proxy}: ${show(requests)} requests are too few`] : []),
    ...lost.map(({ step, words }) => `${proxy}: ${step}: "${words}" was acknowledged and is lost`),
    ...[...published.strange].map((path) => `${proxy}: ${path} changed, and nobody had changed it`),
  ];
}

/** Fills up with blanks, so that a terminal shows columns. */
function align(names: string[], rows: string[][]): [string[], string[][]] {
  const widths = names.map((name, at) =>
    Math.max(name.length, ...rows.filter((row) => row.length > 1).map((row) => row[at]?.length ?? 0)),
  );
  const fill = (row: string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)));
  return [fill(names), rows.map(fill)];
}
