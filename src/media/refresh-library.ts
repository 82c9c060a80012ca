import type { QueryClient } from '@tanstack/react-query';
import { picturesAt } from './pictures-at.ts';

export const mediaList = '/api/media/list';

export const mediaChoices = '/api/media/choices';

export const waitingPictures = '/api/media/waiting';

const libraryKeys = [[mediaList], [mediaChoices], [picturesAt], [waitingPictures]];

/**
 * Reads the library again, and each picture with where it is used. A reading that is still under way knows nothing of what
 * has just been added, and would not be made again.
 */
export async function rereadLibrary(queries: QueryClient): Promise<void> {
  await Promise.all(libraryKeys.map((queryKey) => queries.cancelQueries({ queryKey })));
  await Promise.all(libraryKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
