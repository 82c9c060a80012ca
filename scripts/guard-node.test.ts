import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plantTree } from '../tests/support/planted-tree.ts';

const read = (path: string) => readFileSync(path, 'utf8');

/** A project that asks for a Node that nobody has yet, so the one that runs the tests is too old for it. */
function startWithOldNode(files: Record<string, string> = {}) {
  const folder = plantTree({
    'package.json': '{ "type": "module", "engines": { "node": ">=999" } }',
    'scripts/guard-node.js': read('scripts/guard-node.js'),
    'scripts/start.ts': "import { nothingOfThatName } from 'node:zlib';\nnothingOfThatName();",
    ...files,
  });
  const words = ['--import', './scripts/guard-node.js', 'scripts/start.ts'];
  return spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
}

test('an old Node ends with one sentence that tells how to get a newer one', () => {
  const { status, stdout, stderr } = startWithOldNode();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Node [\d.]+ is too old .* needs 999 or newer\. Run "npm ci", .*README\.md.*\n$/);
});

test('where npm ci has brought a newer Node, the sentence says where it is and sends nobody to npm ci again', () => {
  const { stderr } = startWithOldNode({ 'node_modules/.bin/node': '' });
  expect(stderr).toMatch(/^Node [\d.]+ is too old .* write node_modules\/\.bin\/node in place of node\.\n$/);
});

test('a Node that is new enough is let through', () => {
  const { stderr } = startWithOldNode({
    'package.json': '{ "type": "module", "engines": { "node": ">=24" } }',
  });
  expect(stderr).toContain('nothingOfThatName');
});

test('whatever package.json, the unit and the image start with Node is guarded', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [
    ...Object.values(scripts).filter((command) => command.startsWith('node ')),
    ...(read('deploy/site.service').match(/^ExecStart=.*/gm) ?? []),
    ...(read('deploy/Dockerfile').match(/^CMD .*/gm) ?? []),
  ];
  expect(commands.length).toBeGreaterThan(20);
  for (const command of commands) {
    expect(command.replaceAll(/[",]/g, '')).toMatch(/node (--max\S+ )*--import \.\/scripts\/guard-node\.js/);
  }
});

test('what starts with Node in production is there without the packages that only develop', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(dependencies.node).toMatch(/^24\./);
});
