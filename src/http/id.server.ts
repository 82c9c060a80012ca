import type { Context } from 'hono';
import { notFound } from './errors.ts';
import { largestId } from './fields.ts';

/** A positive whole number that fits the id column; undefined for anything else. */
export function parseId(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largestId ? id : undefined;
}

/** @throws {Refusal} 404 with `message` when the parameter cannot be an id */
export function readId(c: Context, message: string, name = 'id'): number {
  const id = parseId(c.req.param(name));
  if (id === undefined) throw notFound(message);
  return id;
}
