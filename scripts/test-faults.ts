import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './test/run-step.ts';
import { addUp, sumLine } from './test/summary.ts';
import { type FileResult, runFile } from './test-faults/run-file.ts';

const wanted = process.argv.slice(2);
const files = readdirSync('tests/faults')
  .filter((name) => /\.(test|e2e)\.ts$/.test(name))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
if (files.length === 0) {
  console.error(`No file of tests/faults has ${wanted.join(' or ')} in its name.`);
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'fault-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

const build = await runStep({ name: 'build', command: ['node', 'scripts/build.ts'] });
const results: FileResult[] = [];
// they watch how a whole machine does: one at a time
if (build.failed === 0) for (const file of files) results.push(await runFile(file, reports));

console.log('\nfile                                s  passed  failed');
for (const result of results) console.log(formatRow(result));
const sum = addUp([build, ...results]);
const minutes = results.reduce((total, { seconds }) => total + seconds, build.seconds) / 60;
console.log(`\n${minutes.toFixed(1)} minutes\n${sumLine(sum)}`);
process.exitCode = sum.failed > 0 ? 1 : 0;

function formatRow({ name, seconds, passed, failed, note, claims }: FileResult): string {
  const columns = [
    name.padEnd(30),
    seconds.toFixed(0).padStart(6),
    `${passed}`.padStart(7),
    `${failed}`.padStart(7),
  ];
  return [`${columns.join(' ')}  ${note ?? ''}`.trimEnd(), ...claims.map((claim) => `    ${claim}`)].join(
    '\n',
  );
}
