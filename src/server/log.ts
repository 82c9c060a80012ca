import { pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** One JSON line per event on standard output; secrets never reach it because bodies and cookies are not logged. */
export const createLog = (level: string) =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // of an error beside other facts pino would write nothing
    serializers: { error: pino.stdSerializers.errWithCause },
  });
