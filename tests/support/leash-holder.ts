import { spawn } from 'node:child_process';
import { openSync, readFileSync, rmSync } from 'node:fs';
import type { Order } from './leash.ts';

// The process between the tests and a program they started; see leash.ts. Its only argument is the order as JSON.

const patience = 10_000;
const order: Order = JSON.parse(process.argv[2] ?? '{}');
const output = order.log === undefined ? 'inherit' : openSync(order.log, 'a');
const [program = '', ...words] = order.command;

const child = spawn(program, words, { stdio: ['ignore', output, output], cwd: order.cwd, ...order.user });
child.once('spawn', () => tell({ pid: child.pid }));
child.once('error', (error) => {
  tell({ error: error.message });
  end();
});
child.once('exit', end);

process.once('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

function tell(message: { pid?: number | undefined; error?: string; lastWords?: string }, done = () => {}) {
  if (process.connected) process.send?.(message, done);
  else done();
}

function stop() {
  child.kill(order.stopSignal ?? 'SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), patience).unref();
}

function end() {
  const lastWords = order.log === undefined ? '' : readFileSync(order.log, 'utf8').slice(-2000);
  if (order.removeAfter !== undefined) rmSync(order.removeAfter, { recursive: true, force: true });
  tell({ lastWords }, () => process.exit());
}
