import type { Env, Input, MiddlewareHandler } from 'hono';
import { z } from 'zod';

/**
 * Shape of what a call takes and gives, said where it stands; `server/openapi.ts` makes the document for programs of
 * it.
 */
export interface CallShape {
  body?: Content;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** It may answer with a question (`accepted-findings`). */
  mayAsk?: boolean;
  /** Missing where nothing is sent back. */
  answer?: Content;
  status?: number;
  /** Statuses beside those that follow from what it takes, and from who may call it. */
  refusals?: readonly number[];
}

interface Content {
  type: string;
  schema: z.ZodType;
}

export const json = (schema: z.ZodType): Content => ({ type: 'application/json', schema });

/** Puts a shape on a middleware. @param work what has to be done for it; nothing for what is only described */
export const describeCall = <Given extends Input>(
  shape: CallShape,
  work: MiddlewareHandler<Env, string, Given> = (_c, next) => next(),
): MiddlewareHandler<Env, string, Given> => Object.assign(work, { shape });

export const findShape = (handler: object): CallShape | undefined =>
  'shape' in handler ? (handler.shape as CallShape) : undefined;

export const gives = (schema: z.ZodType, status = 200) => describeCall({ answer: json(schema), status });

export const givesNothing = () => describeCall({ status: 204 });

export const givesFile = (type: string) => describeCall({ answer: { type, schema: z.file() }, status: 200 });

export const refuses = (...refusals: number[]) => describeCall({ refusals });

export const schemaNames = z.registry<{ id: string }>();

/** Gives a schema the name that the document shows it under. */
export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  schemaNames.add(schema, { id });
  return schema;
}
