import { join } from 'node:path';
import { inject } from 'vitest';

/** What a command of ours is started with, besides its settings. Half of its time would go into compiling what the one before it has compiled. */
export const commandEnvironment = () => ({
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(inject('scratch'), 'compiled'),
});
