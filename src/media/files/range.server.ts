import type { ByteRange } from './files-contract.server.ts';

/** RFC 9110 14.1.2. Undefined means the whole file: no header, an unknown one, or several ranges. */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Number(last);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** If-None-Match compares weakly: a list of tags, or `*` for any (RFC 9110 13.1.2). */
export function matchesETag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => withoutWeakness(tag.trim()) === withoutWeakness(etag));
}

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');
