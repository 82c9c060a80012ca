import { z } from 'zod';
import { pictures as addresses } from './pictures.ts';
import { slug, words } from './text.ts';

// What fills the tabs of an empty panel, and the pictures that come with the site. They are no documents.

export { pastOperationsSubject as pastOperations } from './past-operations.ts';
export { starterNewsSubject as starterNews } from './starter-news.ts';
export { starterOperationsSubject as starterOperations } from './starter-operations.ts';
export { starterPhotosSubject as starterPhotos } from './starter-photos.ts';

/** Subject of the pictures. Not in pictures.ts: browsers load that file, and have no use for its schema. */
export const pictures = { file: 'pictures.ts', schema: z.record(slug, words), value: addresses };
