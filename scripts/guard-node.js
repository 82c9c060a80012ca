import { readFileSync } from 'node:fs';

// Plain JavaScript that any Node can read: an older one would otherwise stop at TypeScript, or crash in SQLite.
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const oldest = Number.parseInt(engines.node.replace(/\D+/, ''), 10);

if (Number.parseInt(process.versions.node, 10) < oldest) {
  process.stderr.write(
    `Node ${process.versions.node} is too old for this project, which needs ${oldest} or newer and brings its own: ` +
      'run "npm ci", then start it with "npm start".\n',
  );
  process.exit(1);
}
