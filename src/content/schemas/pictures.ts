import { z } from 'zod';
import { slug, words } from './text.ts';

export const picturesSchema = z.record(slug, words);

export type Pictures = z.infer<typeof picturesSchema>;
