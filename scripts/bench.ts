import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describeMachine } from './bench/machine.ts';
import { type Part, parts } from './bench/parts.ts';
import { readArguments } from './bench/read-arguments.ts';
import { replaceSection } from './bench/sections.ts';
import { runCommand } from './run-command.ts';

const readme = join(import.meta.dirname, '../bench/README.md');

/** Each part measures by itself and prints Markdown; what is measured thoroughly goes to bench/README.md. */
await runCommand(async (words) => {
  const { only, rounds, isQuick, before } = readArguments(words);
  for (const part of parts) {
    if (only && !only.includes(part.name)) continue;
    console.log(`\n## ${part.title}\n`);
    const machine = describeMachine();
    const printed = await run(part, [
      String(rounds),
      ...(isQuick ? ['--quick'] : []),
      ...(before ? [`--before=${before}`] : []),
    ]);
    if (!isQuick) keep(part, `${machine}\n\n${printed}`);
  }
  return isQuick ? 'Quick figures are not kept.' : 'The figures are in bench/README.md.';
});

function fileOf({ script }: Part): string {
  return join(import.meta.dirname, '..', script);
}

async function run(part: Part, words: string[]): Promise<string> {
  const child = spawn(process.execPath, [fileOf(part), ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.pipe(process.stdout, { end: false });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`"${part.name}" could not be measured.`);
  return printed.trim();
}

function keep({ title }: Part, body: string): void {
  writeFileSync(readme, replaceSection(readFileSync(readme, 'utf8'), { title, body }));
}
