import { join } from 'node:path';
import { inject } from 'vitest';

/** What a command of ours is started with, besides its settings. It would take twice the time if it compiled its modules anew. */
export const commandEnvironment = () => ({
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(inject('scratch'), 'compiled'),
});
