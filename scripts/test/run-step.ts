import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';
import type { Counts, Result } from './summary.ts';

export interface Step {
  name: string;
  command: [string, ...string[]];
  env?: NodeJS.ProcessEnv;
  /** What the runner itself reports; a step without it is one check. */
  read?: () => Counts | undefined;
  /** Name of the step that must have passed. */
  needs?: string;
  /** What is missing on this machine: the command only lists the tests, and all of them count as skipped. */
  without?: string;
}

/** One after the other; a step whose need has failed is skipped. */
export async function runSteps(steps: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  const hasFailed = (name?: string) => results.some((result) => result.name === name && result.failed > 0);
  for (const step of steps) results.push(hasFailed(step.needs) ? skip(step) : await runStep(step));
  return results;
}

const skip = ({ name, needs }: Step): Result => ({
  ...{ name, passed: 0, failed: 0, skipped: 1, seconds: 0 },
  note: `not run, because ${needs} failed`,
});

/** Runs a step with its output going straight through. */
export async function runStep({ name, command, env, read, without }: Step): Promise<Result> {
  console.log(`\n── ${name}: ${command.slice(0, 2).join(' ')}`);
  const start = Date.now();
  const code = await run(command, { ...process.env, PATH: searchPath(), ...env });
  const seconds = (Date.now() - start) / 1000;
  const counts = read?.();
  if (without && code === 0 && counts) return { name, ...allSkipped(counts), note: without, seconds };
  return { name, ...(read ? judge(counts, code) : oneCheck(code)), seconds };
}

const allSkipped = ({ passed, failed, skipped }: Counts): Counts => ({
  ...{ passed: 0, failed: 0 },
  skipped: passed + failed + skipped,
});

/** The tools of this project first, and the Node that runs this file before any other on the machine. */
function searchPath(): string {
  return [dirname(process.execPath), resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
}

function run([program, ...words]: [string, ...string[]], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(program, words, { stdio: 'inherit', env });
  const passOn = (signal: NodeJS.Signals) => {
    child.kill(signal);
    child.once('exit', () => process.exit(128 + constants.signals[signal]));
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, passOn);
      done(code ?? 1);
    });
  });
}

function oneCheck(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** A runner that ends badly without naming a failed test, or that ran nothing at all, has failed all the same. */
function judge(counts: Counts | undefined, code: number): Counts & { note?: string } {
  if (!counts) return { ...oneCheck(1), note: 'left no report' };
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'ran no test' };
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, note: `ended with code ${code}` };
  return counts;
}
