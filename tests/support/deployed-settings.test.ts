import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

/** What the Compose files leave to the image, or do not need. */
const exceptions: Record<string, string[]> = {
  // the Dockerfile says these; Caddy asks port 3000, and the volume is mounted at /data. Without DATABASE_URL it is SQLite
  'deploy/compose.yaml': ['DATABASE_URL', 'DATA_DIR', 'HOST', 'PORT'],
  // several copies stand in for each other
  'deploy/compose.scale.yaml': ['DATA_DIR', 'HOST', 'PORT', 'SNAPSHOT_DIR'],
};
const composeFiles = Object.keys(exceptions);

/** The names of the variables in the schemas of the server's configuration. */
const settings = namesOnce(
  readdirSync(join(import.meta.dirname, '../../src/server'))
    .filter((name) => name.endsWith('config.ts'))
    .map((name) => read(`src/server/${name}`))
    .join('\n'),
  /^ {2}([A-Z][A-Z0-9_]+):/gm,
);

test('docs/operating.md lists each setting of the server, and no others', () => {
  const [, table = ''] = read('docs/operating.md').split('\n## Settings\n');
  const firstColumn =
    table
      .split('\n## ')[0]
      ?.match(/^\| `[^|]+/gm)
      ?.join() ?? '';
  expect(namesOnce(firstColumn, /`(\w+)`/g)).toEqual(settings);
});

test.each(composeFiles)('%s passes each setting on to the server, or has a reason not to', (file) => {
  const passed = namesOnce(read(file), /^ +([A-Z][A-Z0-9_]+): /gm);
  expect(settings.filter((name) => !passed.includes(name))).toEqual(exceptions[file]);
});

test.each(composeFiles)(
  'in %s Caddy has the page for an outage, and starts also while the server cannot',
  (file) => {
    const [, caddy = ''] = read(file).split('\n  caddy:\n');
    expect(caddy).toContain('- ./outage:/srv/outage:ro');
    expect(caddy).not.toContain('condition: service_healthy');
  },
);

test('deploy/example.env names what the Compose files take from deploy/.env, and nothing else', () => {
  const named = namesOnce(read('deploy/example.env'), /^(?:# )?([A-Z][A-Z0-9_]+)=/gm);
  expect(named).toEqual(namesOnce(composeFiles.map(read).join('\n'), /\$\{(\w+)/g));
});

test('the commands in docs/operating.md run as the user, with the settings, and over the data of deploy/site.service', () => {
  const unit = read('deploy/site.service');
  const inUnit = (line: RegExp) => line.exec(unit)?.[1];
  const [user, dataDir] = [inUnit(/^User=(\S+)$/m), inUnit(/^Environment=DATA_DIR=(\S+)$/m)];
  const file = inUnit(/^EnvironmentFile=-(\S+)$/m);
  expect(unit).toMatch(new RegExp(`^#   useradd .* ${user}$`, 'm'));
  const guide = read('docs/operating.md');
  const commands = guide.match(/runuser -u \S+ -- \S+ --env-file=\S+/g);
  const node = inUnit(/^ExecStart=\/opt\/site\/(\S+) /m);
  expect(new Set(commands)).toEqual(new Set([`runuser -u ${user} -- ${node} --env-file=${file}`]));
  for (const where of [guide, unit]) expect(where).toContain(`DATA_DIR=${dataDir}`);
  expect([user, dataDir, file]).toEqual(['site', '/var/lib/site', '/etc/site.env']);
});

test.each(composeFiles)(
  'every container of %s is bounded in memory and processes, and can do no more than it has to',
  (file) => {
    const count = (line: string) =>
      read(file)
        .split('\n')
        .filter((each) => each.trim().startsWith(line)).length;
    const containers = count('restart: unless-stopped');
    expect(containers).toBeGreaterThan(1);
    for (const line of [
      'mem_limit: ',
      'pids_limit: ',
      'read_only: true',
      'cap_drop: [ALL]',
      'security_opt: ["no-new-privileges:true"]',
    ]) {
      expect([line, count(line)]).toEqual([line, containers]);
    }
  },
);

test('the server has the same room with containers and without', () => {
  const [, unit] = /^MemoryMax=(\d+)M$/m.exec(read('deploy/site.service')) ?? [];
  for (const file of composeFiles) expect(read(file)).toContain(`mem_limit: ${unit}m`);
});

test('what git ignores, the settings and the history never reach the build of an image', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .map((line) => line.replace('**/', ''));
  const ofGit = read('.gitignore')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''));
  expect(ignored).toEqual(expect.arrayContaining([...ofGit, '.git', 'deploy/.env']));
});

function namesOnce(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].sort();
}
