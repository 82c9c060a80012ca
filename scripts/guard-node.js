import { existsSync, readFileSync } from 'node:fs';

// Plain JavaScript that any Node can read, and loaded before anything else (--import): an older Node would otherwise stop at
// TypeScript, or at a function that it does not have yet.
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const oldest = Number.parseInt(engines.node.replace(/\D+/, ''), 10);

if (Number.parseInt(process.versions.node, 10) < oldest) {
  const hasOwn = existsSync(new URL('../node_modules/.bin/node', import.meta.url));
  const cure = hasOwn
    ? '"npm ci" has brought one: write node_modules/.bin/node in place of node.'
    : 'Run "npm ci", which brings one; README.md ("Run it") says what to do where that fails.';
  process.stderr.write(
    `Node ${process.versions.node} is too old for this project, which needs ${oldest} or newer. ${cure}\n`,
  );
  process.exit(1);
}
