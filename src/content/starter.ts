import type { Content } from './documents.ts';
import * as subjects from './subjects.ts';

/** What an empty site begins with. */
export const starterContent = Object.fromEntries(
  Object.entries(subjects).map(([name, { value }]) => [name, value]),
) as Content;
