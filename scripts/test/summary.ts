export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Result extends Counts {
  name: string;
  seconds: number;
  note?: string;
}

/** A table of the steps, and as the last line the sum in a form that machines read. */
export function printSummary(results: Result[]): void {
  console.log('\nstep        passed  failed  skipped       s');
  for (const result of results) console.log(row(result));
  console.log(`\n${sumLine(addUp(results))}`);
}

export function addUp(results: Counts[]): Counts {
  const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export function sumLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function row({ name, passed, failed, skipped, seconds, note }: Result): string {
  const columns = [String(passed).padStart(6), String(failed).padStart(7), String(skipped).padStart(8)];
  return [name.padEnd(11), ...columns, seconds.toFixed(1).padStart(8), note ? ` ${note}` : '']
    .join(' ')
    .trimEnd();
}
