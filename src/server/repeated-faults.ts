import type { Logger, LoggerOptions } from 'pino';
import { codeOf, DatabaseUnreachable } from '#/db/faults.ts';
import { openTally } from './tally.ts';

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
export function countRepeatedFaults(): LogMethod {
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
