import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { codeOf, DatabaseUnreachable } from '#/db/connection.ts';
import { minute } from '#/format/durations.ts';

export type Log = ReturnType<typeof createLog>;

/**
 * Log of one JSON line per event; a fault that comes again within a minute is counted. Bodies and cookies are never
 * logged, so no secret is.
 */
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

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

const levels = { warn: 40, error: 50 };

/** Lines in full of one fault in a minute. A person quotes the number of a failed request, so each of those should be found. */
const mostInFull = { ofRequests: 20, ofOthers: 1 };
/** Of the facts that stand beside a fault, such as the path: those of the last ones counted. */
const mostFacts = 20;
/** Faults that are told apart in a minute; further ones are not counted, but stand in the log each time. */
const mostFaults = 500;

interface Line {
  error: Error;
  /** What stands beside it. */
  facts: object;
  message: string;
}

interface Fault extends Line {
  inFull: number;
  last: object[];
  write: (facts: object, message: string) => void;
}

/**
 * Makes one line of one fault, and of its repeats one more at the end of the minute: `repeated` says how many, `last` what
 * stood beside the latest. What failed only because the database is away is a warning: that has an error line of its own.
 */
function countRepeatedFaults(): LogMethod {
  const faults = new Map<string, Fault>();
  const count = openTally((counts) => {
    for (const [key, fault] of faults) tellRepeats(fault, (counts[key] ?? 0) - fault.inFull);
    faults.clear();
  });

  return function logFault(this: Logger, args, method, level) {
    const line = level === levels.warn || level === levels.error ? readLine(args) : undefined;
    if (!line) return method.apply(this, args);
    if (level === levels.error && isOutage(line.error)) return this.warn(...args);
    const key = `${level} ${keyOf(line)}`;
    const write: Fault['write'] = (facts, message) => method.call(this, facts, message);
    const fault = faults.get(key) ?? { ...line, inFull: mostInFullOf(line), last: [], write };
    if (!faults.has(key) && faults.size >= mostFaults) return method.apply(this, args);
    faults.set(key, fault);
    if (count(key) <= fault.inFull) return method.apply(this, args);
    fault.last = [...fault.last, line.facts].slice(-mostFacts);
  };
}

function tellRepeats({ error, message, last, write }: Fault, repeated: number): void {
  if (repeated <= 0) return;
  const beside = last.filter((facts) => Object.keys(facts).length > 0);
  write({ repeated, error, ...(beside.length > 0 && { last: beside }) }, message);
}

/** Knows both forms that are used here: `log.error(error, 'what')` and `log.error({ error, ...facts }, 'what')`. */
function readLine([first, second]: unknown[]): Line | undefined {
  const message = typeof second === 'string' ? second : '';
  if (first instanceof Error) return { error: first, facts: {}, message };
  if (typeof first !== 'object' || first === null || !('error' in first)) return undefined;
  const { error, ...facts } = first;
  return error instanceof Error ? { error, facts, message } : undefined;
}

const mostInFullOf = ({ facts, error }: Line) =>
  'requestId' in facts && !isOutage(error) ? mostInFull.ofRequests : mostInFull.ofOthers;

/** Faults without a code are told apart by where they were made. Words with a digit in them name cases, not faults. */
function keyOf({ error, message }: Line): string {
  if (isOutage(error)) return `${message} ${DatabaseUnreachable.name}`;
  const code = codeOf(error);
  const reason = error.message.replace(/\S*\d\S*/g, '#');
  const place = code ? '' : (/^\s+at .*$/m.exec(error.stack ?? '')?.[0] ?? '');
  return [message, error.name, code, reason, place].join(' ');
}

const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnreachable || (error instanceof Error && isOutage(error.cause));

/**
 * Counts what can come as often as it likes, so that it does not fill the log.
 * @param tell is given the counts once a minute, and at the end of the process, when there are any
 * @returns counts one of this name, and says how many of the minute that makes; the caller bounds how many names there are
 */
export function openTally(tell: (counts: Record<string, number>) => void): (name: string) => number {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function begin() {
    timer = setTimeout(end, minute).unref();
    process.once('exit', end);
  }

  function end() {
    clearTimeout(timer);
    process.off('exit', end);
    const told = Object.fromEntries(counts);
    counts.clear();
    tell(told);
  }

  return function count(name) {
    if (counts.size === 0) begin();
    const times = (counts.get(name) ?? 0) + 1;
    counts.set(name, times);
    return times;
  };
}

export const requestContext = new AsyncLocalStorage<{ requestId: string }>();
