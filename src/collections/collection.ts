import { z } from 'zod';
import { moment } from '#/http/fields.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import type { FormSchema } from '#/panel/form/form-schema.ts';
import type { StoredKind } from '#/stored/kinds.ts';

/*
 * A collection is a list of things of one kind that staff write: articles, operations, photos. All that is known of its
 * fields stands in one description. From it come what its calls take and give, its columns, its versions, the pictures it
 * uses, its form, and how the log and the comparison of versions show a field.
 */

/** A field of a collection. */
export interface Field {
  /** What a call takes. It need not say that the field may be left out: `first` does. */
  draft: z.ZodType;
  /** What a call gives, and a version keeps. */
  answer: z.ZodType;
  /** Returns what a new thing has where its draft leaves the field out, which a change leaves as it is stored. */
  first?: unknown;
  /** How its column holds it; as it is when left out. */
  column?: 'json' | 'flag';
  /** The table whose row it names by id; null for none, and for one that is in the bin. */
  reference?: 'operations';
  /** Where the pictures stand that it names. */
  pictures?: 'cover' | 'extra' | 'text' | 'photo';
  /** How a form asks for it. Its title is its name in the comparison of versions and in the log, too. */
  input: FormSchema & { title: string };
}

/** Every collection has a title: bins, the log and lists show it. */
export type Fields = Readonly<Record<string, Field>> & { title: Field & { answer: z.ZodType<string> } };

/** `none`: out at once; `plain`: has drafts; `planned`: has drafts, and may come out at a time. */
export type Publication = 'none' | 'plain' | 'planned';

export interface Collection<
  Described extends Fields = Fields,
  Published extends Publication = Publication,
  Kind extends StoredKind = StoredKind,
> {
  kind: Kind;
  /** The file that describes it, for the sentence that asks for a migration. */
  file: string;
  fields: Described;
  publication: Published;
  /** Says in the form what it means to publish nothing yet; where it has drafts. */
  draftHint?: string;
  /** Whether a new thing is out where its draft does not say. */
  isOutAtFirst: boolean;
  /** Whether its rows name who wrote them, and its calls tell when. */
  isSigned: boolean;
  /** What its calls take. */
  draftSchema: DraftSchema<Described, Published>;
}

type DraftSchema<Described extends Fields, Published extends Publication> = z.ZodObject<
  { [Name in keyof Described]: Takes<Described[Name]> } & (typeof publicationDrafts)[Published] & typeof guard
>;

type Takes<Of extends Field> = Of extends { first: unknown } ? z.ZodOptional<Of['draft']> : Of['draft'];

/** For a press archive; an earlier year is a slip of the finger. */
const earliest = '1990-01-01T00:00:00.000Z';

const published = z.boolean().optional();

/**
 * What is `published` with a `publishAt` to come waits for it; with `isPlan` it is refused when that time is over. Left
 * out, each stays as it is stored.
 */
const publicationDrafts = {
  none: {},
  plain: { published },
  planned: {
    published,
    publishAt: moment(text.timeInvalid)
      .refine((at) => at >= earliest, text.publishAtTooEarly)
      .nullish(),
    isPlan: z.literal(true).optional(),
  },
} as const;

/** Guards against a save over a newer version; it may be left out. */
const guard = { version: z.int().positive().optional() };

export function collection<
  const Described extends Fields,
  const Published extends Publication,
  const Kind extends StoredKind,
>({
  fields,
  publication,
  isOutAtFirst = publication === 'none',
  isSigned = true,
  ...named
}: Omit<Collection<Described, Published, Kind>, 'draftSchema' | 'isOutAtFirst' | 'isSigned'> & {
  isOutAtFirst?: boolean;
  isSigned?: boolean;
}): Collection<Described, Published, Kind> {
  const taken = Object.entries(fields).map(([name, field]) => [
    name,
    'first' in field ? field.draft.optional() : field.draft,
  ]);
  const shape = { ...Object.fromEntries(taken), ...publicationDrafts[publication], ...guard };
  // its type is worked out field by field, where `Object.fromEntries` knows none
  const draftSchema = z.object(shape) as unknown as DraftSchema<Described, Published>;
  return { ...named, fields, publication, isOutAtFirst, isSigned, draftSchema };
}

/** Describes its form: each field as it asks for it and, below them, whether and when visitors see it. */
export const formOf = ({ fields, publication, draftHint }: Described): FormSchema => ({
  properties: {
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inputOf(field)])),
    ...(publication === 'planned' && { publishAt: timeOfPublication }),
    ...(publication !== 'none' && {
      published: {
        ...{ type: 'boolean', control: 'published', title: publicationText.publish, description: draftHint },
        choices: { true: publicationText.isOut, false: publicationText.draft },
      },
    }),
  },
});

type Described = Pick<Collection, 'fields' | 'publication' | 'draftHint'>;

/** What is left out in a draft is what an untouched form holds. */
const inputOf = ({ first, input }: Field): FormSchema => ({ isRequired: false, default: first, ...input });

/** The time at which it comes out by itself; null for at once. */
export const timeOfPublication: FormSchema = {
  ...{ type: 'string', format: 'date-time', control: 'publishAt', isRequired: false, default: null },
  ...{ title: text.dateLabel, none: text.atOnce },
};

/** Returns what a new thing has where its draft says nothing. */
export const firstsOf = ({ fields }: Pick<Collection, 'fields'>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { first }]) => [name, first]));

export type DraftOf<Of extends Collection> = z.output<Of['draftSchema']>;

/** A draft as a client may write it, before it is checked. */
export type DraftInputOf<Of extends Collection> = z.input<Of['draftSchema']>;

/** The values of its fields, whole: what a version keeps. */
export type ValuesOf<Of extends Collection> = {
  [Name in keyof Of['fields']]: z.output<Of['fields'][Name]['answer']>;
};

interface PublicationStates {
  none: object;
  plain: { published: boolean };
  planned: {
    published: boolean;
    /** The time chosen for it to come out, ISO 8601 UTC; null when none was chosen. */
    publishAt: string | null;
    /** True while it waits for that time; `published` is false until then. */
    scheduled: boolean;
  };
}

/** A thing as its calls give it. */
export type ItemOf<Of extends Collection> = {
  id: number;
  title: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  updatedAt: string;
  /** Rises with each change. */
  version: number;
} & ValuesOf<Of> &
  PublicationStates[Of['publication']];
