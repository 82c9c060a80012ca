import { z } from 'zod';
import type { ListPage } from '#/stored/list-page.ts';
import { named } from './call-shape.server.ts';

/** A time in UTC, ISO 8601. */
export const time = z.iso.datetime();

/** Usernames of then, which only staff are told; empty when unknown. */
export const authors = { createdBy: z.string(), updatedBy: z.string() };
export type Authors = z.output<z.ZodObject<typeof authors>>;

export const savedVersion = {
  version: z.int(),
  savedAt: time,
  /** Username; empty when it is not known. */
  savedBy: z.string(),
};
export type SavedVersion = z.output<z.ZodObject<typeof savedVersion>>;

export const versionSummaryAnswer = named(
  'VersionSummary',
  z.object({ ...savedVersion, title: z.string(), published: z.boolean() }),
);
export type VersionSummary = z.output<typeof versionSummaryAnswer>;

export const binnedAnswer = named(
  'Binned',
  z.object({
    id: z.int(),
    title: z.string(),
    deletedAt: time,
    /** Username. */
    deletedBy: z.string(),
    /** Where staff see it, of what is a picture; null when there is none to show. */
    pictureUrl: z.string().nullish(),
  }),
);
export type Binned = z.output<typeof binnedAnswer>;

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.int(), found: z.int(), items: z.array(item) }) satisfies z.ZodType<
    ListPage<z.output<Item>>
  >;
