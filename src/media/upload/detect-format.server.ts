import type { Format } from '../worker/formats.server.ts';
import { type ForeignKind, foreignKindOf } from './foreign-kinds.server.ts';

export type Detected = { format: Format; foreign?: undefined } | { format?: undefined; foreign: ForeignKind };

/** Enough for comments before an SVG or an HTML page. */
export const headBytes = 4096;

/** @param head at least the first `headBytes` bytes, or all of a shorter file */
export function detectFormat(head: Buffer): Detected {
  const format = formatOf(head.toString('latin1', 0, 16));
  return format ? { format } : { foreign: foreignKindOf(head.subarray(0, headBytes)) };
}

function formatOf(head: string): Format | undefined {
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return undefined;
}
