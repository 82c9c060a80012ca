import { z } from 'zod';
import { pastOperation } from './past-operations.ts';

const people = z.int().min(0, 'is less than none');

const starterOperation = pastOperation.extend({
  rescuedCount: people,
  volunteerCount: people,
});

export const starterOperationsSchema = z.array(starterOperation);

export type StarterOperation = z.infer<typeof starterOperation>;
