import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = fileURLToPath(import.meta.resolve('./quiet/ticks.ts'));

const timesSlower = async (how: 'kept' | 'left') =>
  Number((await promisify(execFile)(process.execPath, ['--expose-gc', program, how])).stdout);

test('after a quiet time a crowd is answered as fast as before it', async () => {
  const left = await timesSlower('left');
  const kept = await timesSlower('kept');
  console.log(
    `a tick after a quiet time: ${kept.toFixed(2)} times as long, ${left.toFixed(2)} if Node is left alone`,
  );
  // when this fails, Node has mended it: `keep-ticks-fast.ts` can go
  expect(left).toBeGreaterThan(2);
  expect(kept).toBeLessThan(2);
});
