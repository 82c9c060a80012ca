import { z } from 'zod';
import { words } from './text.ts';

const statement = z.strictObject({ title: words, paragraphs: z.array(words).min(1, 'has no paragraph') });

export const missionSchema = z.strictObject({
  title: words,
  lead: words,
  mission: statement,
  vision: statement,
  values: z.strictObject({
    title: words,
    entries: z.array(z.strictObject({ title: words, text: words })).min(1, 'has no entry'),
  }),
});

export type Mission = z.infer<typeof missionSchema>;
