import type { Content } from './documents.ts';
import * as subjects from './subjects.ts';

/** Content that an empty site begins with. */
export const starterContent = Object.fromEntries(
  Object.entries(subjects).map(([name, { value }]) => [name, value]),
) as Content;
