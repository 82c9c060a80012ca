import { z } from 'zod';
import { listedId, orAll } from './list-query.server.ts';

/** Which version an earlier one is to take the place of; left out, whichever is stored. */
export const restorationSchema = z.object({ over: orAll(listedId) });
