import { z } from 'zod';
import type { Authors } from '#/stored/authors.ts';
import type { ListPage } from '#/stored/list-page.ts';
import type { SavedVersion } from '#/stored/versions.ts';
import { named } from './call-shape.server.ts';

/** ISO 8601 UTC. */
export const time = z.iso.datetime();

export const authors = { createdBy: z.string(), updatedBy: z.string() } satisfies FieldsOf<Authors>;

export const savedVersion = {
  version: z.int(),
  savedAt: time,
  savedBy: z.string(),
} satisfies FieldsOf<SavedVersion>;

type FieldsOf<Answer> = { [Name in keyof Answer]-?: z.ZodType<Answer[Name]> };

export const versionSummaryAnswer = named(
  'VersionSummary',
  z.object({ ...savedVersion, title: z.string(), published: z.boolean() }),
);

export const binnedAnswer = named(
  'Binned',
  z.object({
    id: z.int(),
    title: z.string(),
    deletedAt: time,
    deletedBy: z.string(),
    pictureUrl: z.string().nullish(),
  }),
);

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.int(), found: z.int(), items: z.array(item) }) satisfies z.ZodType<
    ListPage<z.output<Item>>
  >;
