import type { Context } from 'hono';
import { notFound } from './errors.ts';
import { largestId } from './largest-id.ts';

/** A positive whole number that fits the id column, or undefined for anything else a visitor may type. */
export function parseId(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largestId ? id : undefined;
}

/** The `:id` of the call, or another such part. @throws {Refusal} 404 with `message` when it cannot be an id */
export function readId(c: Context, message: string, name = 'id'): number {
  const id = parseId(c.req.param(name));
  if (id === undefined) throw notFound(message);
  return id;
}
