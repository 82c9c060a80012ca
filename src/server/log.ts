import { writeSync } from 'node:fs';
import { pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** One JSON line per event on standard output; secrets never reach it because bodies and cookies are not logged. */
export const createLog = (level: string) =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      // of an error beside other facts pino would write nothing
      serializers: { error: pino.stdSerializers.errWithCause },
    },
    { write: writeLine },
  );

const standardOutput = 1;

/** At once, so that the last line before an end is there; pino's own stream would wait for room for ever. */
function writeLine(line: string): void {
  try {
    writeSync(standardOutput, line);
  } catch {
    // the disk with the log is full, or whoever read it has gone: no reason for the site to stop
  }
}
