import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ratio } from './figures.ts';
import { findProgram } from './find-program.ts';
import { processorTime } from './processor-time.ts';
import { readWrk } from './read-wrk.ts';

export interface Load {
  url: string;
  /** Asked for in turn. */
  paths: readonly string[];
  connections: number;
  seconds: number;
}

export interface Answered {
  answers: number;
  /** Those of them that were no 200. */
  refused: number;
  perSecond: number;
  /** In ms; undefined when nobody got an answer. */
  p99: number | undefined;
}

export interface Measured extends Answered {
  /** Processor time of the server, in µs for one answer. */
  microseconds: number | undefined;
}

const wrk = findProgram('wrk');

export const generatorName = wrk ? 'wrk' : 'autocannon';

export async function putUnderLoad(server: { url: string; pid: number }, load: Omit<Load, 'url'>) {
  const before = processorTime(server.pid);
  const whole = { ...load, url: server.url };
  const answered = await (wrk ? runWrk(wrk, whole) : runAutocannon(whole));
  const after = processorTime(server.pid);
  const used = before === undefined || after === undefined ? undefined : (after - before) * 1000;
  return { ...answered, microseconds: ratio(used, answered.answers) } satisfies Measured;
}

/** In C, and so it takes little of a small machine from the server. */
async function runWrk(program: string, { url, paths, connections, seconds }: Load): Promise<Answered> {
  const script = join(tmpdir(), `bench-wrk-${process.pid}.lua`);
  writeFileSync(
    script,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(', ')}}
local asked = 0
function request()
  asked = asked % #paths + 1
  return wrk.format("GET", paths[asked])
end
`,
  );
  const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'accept-encoding: br', '--latency'];
  try {
    // one path needs no Lua, which would cost time for each request
    const how = paths.length > 1 ? ['-s', script, url] : [`${url}${paths[0]}`];
    return readWrk((await promisify(execFile)(program, [...words, ...how])).stdout);
  } finally {
    rmSync(script, { force: true });
  }
}

async function runAutocannon(load: Load): Promise<Answered> {
  const script = join(import.meta.dirname, 'run-autocannon.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(load)]);
  return JSON.parse(stdout);
}
