import type { Answered } from './load.ts';

const inMilliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Reads what wrk prints with `--latency`. @throws {Error} when connections broke */
export function readWrk(printed: string): Answered {
  const broken = /Socket errors:.*(connect|read|write) [1-9].*/.exec(printed);
  if (broken) throw new Error(`Connections broke: ${broken[0]}`);
  const count = (pattern: RegExp) => Number(pattern.exec(printed)?.[1] ?? 0);
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(printed) ?? [];
  return {
    answers: count(/(\d+) requests in/),
    refused: count(/Non-2xx or 3xx responses: (\d+)/),
    perSecond: count(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * (inMilliseconds[unit] ?? Number.NaN) || undefined,
  };
}
