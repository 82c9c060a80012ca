import type { Env, Input, MiddlewareHandler } from 'hono';
import type { z } from 'zod';

/** What a call takes, said where it stands. */
interface CallShape {
  body?: Content;
  query?: z.ZodObject;
  headers?: z.ZodObject;
}

interface Content {
  type: string;
  schema: z.ZodType;
}

export const json = (schema: z.ZodType): Content => ({ type: 'application/json', schema });

/** @param work what has to be done for it */
export const says = <Given extends Input>(
  shape: CallShape,
  work: MiddlewareHandler<Env, string, Given>,
): MiddlewareHandler<Env, string, Given> => Object.assign(work, { shape });
