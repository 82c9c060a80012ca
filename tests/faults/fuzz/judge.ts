import type { Drawn } from './draw-request.ts';
import type { Answer } from './send.ts';

/** What would tell a stranger how the server is made, or a person in the wrong language. */
const leaks = [
  /\n\s+at .+:\d+:\d+/,
  /node:internal|node_modules|\/dist\/server\//,
  /SQLITE_[A-Z]+|syntax error at or near|invalid byte sequence|violates [a-z-]+ constraint/,
  /ZodError|TypeError|RangeError|Cannot read propert/,
];
const english = /Invalid|expected|received|Too (big|small)|Unrecognized|Required|undefined/;

/** @returns what is wrong with the answer; undefined when there is nothing */
export function findFault(drawn: Drawn, answer: Answer): string | undefined {
  const { status, headers, text } = answer;
  if (drawn.isAborted) return undefined;
  if (status === 0) return mayBeCutOff(drawn) ? undefined : `no answer: ${text}`;
  if (status === 503 && headers['retry-after']) return undefined;
  if (status >= 500) return `answered with ${status}`;
  const leak = findLeak(answer);
  if (leak) return `the answer holds ${leak}`;
  if (status >= 400 && text && headers['content-type']?.includes('json')) return findEnglish(text);
  return undefined;
}

/**
 * A server may close the line before a body is all there that it refuses anyway (RFC 9110, 15.5.14; RFC 6585, 5): because it
 * or the head is too large, or because the target is no path of ASCII characters (RFC 9112, 3.2; RFC 3986, 2).
 */
function mayBeCutOff({ path, headers, body }: Drawn): boolean {
  const size = body?.bytes.length ?? 0;
  const head = path.length + Object.values(headers).join().length;
  const isMalformed = head > 15_000 || !/^\/[!-~]*$/.test(path);
  return size > 1_000_000 || (isMalformed && size > 10_000);
}

/** A script of the site may well speak of errors, and a long list has its first part looked at. */
function findLeak({ headers, text }: Answer): string | undefined {
  if (!/html|json|plain/.test(headers['content-type'] ?? '')) return undefined;
  const start = text.slice(0, 50_000);
  return leaks.map((pattern) => pattern.exec(start)?.[0]).find(Boolean);
}

function findEnglish(text: string): string | undefined {
  const { message, fields = {} }: { message?: string; fields?: Record<string, string> } = JSON.parse(text);
  const sentences = [message ?? 'undefined', ...Object.values(fields)];
  const found = sentences.find((sentence) => english.test(sentence));
  return found && `a refusal says "${found}"`;
}
