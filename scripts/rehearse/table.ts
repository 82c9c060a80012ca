import type { VisitedStep } from '../../tests/rehearsal/visitors.ts';
import { drawTable, show } from '../bench/figures.ts';
import type { Editing } from './editing.ts';
import { leastRequests } from './night.ts';
import type { Published } from './published.ts';

export interface Night {
  proxy: string;
  steps: VisitedStep[];
  editing: Pick<Editing, 'acknowledged' | 'refused'>;
  published: Pick<Published, 'has'>;
  lost: Awaited<ReturnType<Editing['end']>>;
}

/** In ms. */
const longestGap = 1000;

const heads = [
  'step',
  ...['requests', 'failed', 'gap ms', 'p50 ms', 'p99 ms', 'saved', 'not saved', 'lost'],
  ...['application', 'snapshot', 'oldest s'],
];

/** @returns one table, and a sentence for each thing that must not be */
export function judge(nights: Night[]): { table: string; faults: string[] } {
  const rows = nights.flatMap((night) => night.steps.map((step) => judgeStep(night, step)));
  const cells = rows.map(({ row }) => row);
  // filled up with blanks, so that a terminal shows columns, too
  const widths = heads.map((head, at) =>
    Math.max(...[head, ...cells.map((row) => row[at] ?? '')].map(({ length }) => length)),
  );
  const fill = (row: string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)));
  const faults = [...rows.flatMap(({ wrong }) => wrong), ...nights.flatMap(faultsOf)];
  return { table: drawTable(fill(heads), cells.map(fill)), faults };
}

function judgeStep({ proxy, editing, published, lost }: Night, visited: VisitedStep) {
  const { step, requests, failures, gap, median, p99, ofSnapshot, bodies } = visited;
  const { acknowledged, refused } = editing;
  const name = `${proxy}: ${step}`;
  // a save may be seen before it is acknowledged
  const isPublished = ({ path, template, save = 0 }: (typeof bodies)[number]) =>
    published.has(path, template) && save <= acknowledged.length + 1;
  const unknown = bodies.filter((body) => !isPublished(body));
  const wrong: [string, number][] = [
    ...failures,
    ...unknown.map(({ path, save, start, count }): [string, number] => [
      `${path}: a body that was never published, of save ${save}: ${start}`,
      count,
    ]),
  ];
  const failed = wrong.reduce((sum, [, count]) => sum + count, 0);
  const ages = bodies.map(({ save, askedAt }) => askedAt - ((save && acknowledged[save]?.at) || askedAt));
  const inStep = (saves: { step: string }[]) => saves.filter((save) => save.step === step).length;
  const broken = failures.reduce((sum, [, count]) => sum + count, 0);
  const row = [
    ...[name, show(requests), show(failed), show(gap), show(median, 1), show(p99, 1)],
    ...[inStep(acknowledged), refused.get(step) ?? 0, inStep(lost)].map(String),
    ...[show(requests - broken - ofSnapshot), show(ofSnapshot), show(Math.max(0, ...ages) / 1000, 1)],
  ];
  const sentences = wrong.map(([what, count]) => `${name}: ${count} × ${what}`);
  if (gap > longestGap) sentences.push(`${name}: no answer for ${show(gap)} ms`);
  return { row, wrong: sentences };
}

function faultsOf({ proxy, steps, lost }: Night): string[] {
  const requests = steps.reduce((sum, step) => sum + step.requests, 0);
  const faults = lost.map(({ step, words }) => `${proxy}: ${step}: "${words}" was acknowledged and is lost`);
  if (requests < leastRequests) faults.push(`${proxy}: ${show(requests)} requests are too few`);
  return faults;
}
