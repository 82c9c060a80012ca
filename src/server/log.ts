import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { countRepeatedFaults } from './repeated-faults.ts';

export type Log = ReturnType<typeof createLog>;

/** One JSON line per event; a fault that comes again within a minute is counted. Bodies and cookies are never logged, so no secret is. */
export const createLog = (level: string) =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { logMethod: countRepeatedFaults() },
      // without it pino writes nothing of an error that stands beside other fields
      serializers: { error: pino.stdSerializers.errWithCause },
    },
    { write: writeLine },
  );

const standardOutput = 1;

/** Synchronous, so the last line before an exit is written; pino's own stream could wait forever for space. */
function writeLine(line: string): void {
  try {
    writeSync(standardOutput, line);
  } catch {
    // the disk is full, or the log's reader has gone; the site must go on
  }
}
