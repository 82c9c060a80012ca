import { z } from 'zod';
import { optionalPictureAddress, readableText, requiredText, storedId } from '#/http/fields.ts';
import { ordinaryFieldText as text } from '#/i18n/tr/ordinary-fields.ts';

/*
 * Fields that several collections have, each in one line of a description: their rule with its sentences, their name, and
 * how a form asks for them. What needs more describes itself.
 */

interface Words {
  label: string;
  hint?: string;
  /** Two halves stand side by side where there is room. */
  isHalf?: boolean;
}

interface TextWords extends Words {
  /** Characters. */
  most?: number;
}

interface BlockWords extends TextWords {
  /** Lines that are seen at once. */
  rows?: number;
}

const asked = ({ label, hint, isHalf }: Words) => ({ title: label, description: hint, isHalf });

const oneLine = (words: Words) => ({ type: 'string', ...asked(words) }) as const;

const severalLines = ({ rows = 4, ...words }: BlockWords) =>
  ({ ...oneLine(words), control: 'block', rows }) as const;

/** A line of text, which may be empty. */
export const line = ({ most = 300, ...words }: TextWords) => ({
  ...optionalText(words.label, most),
  input: oneLine(words),
});

/** A text of several lines, which may be empty. */
export const block = ({ most = 5000, ...words }: BlockWords) => ({
  ...optionalText(words.label, most),
  input: severalLines(words),
});

/** A line of text that has to be there. */
export const requiredLine = ({ most = 300, ...words }: TextWords) => ({
  ...neededText(words.label, most),
  input: { ...oneLine(words), control: 'line', isRequired: true },
});

/** A text of several lines that has to be there. */
export const requiredBlock = ({ most = 5000, ...words }: BlockWords) => ({
  ...neededText(words.label, most),
  input: { ...severalLines(words), isRequired: true },
});

interface CoverWords extends Words {
  /** Said of what is no address of a picture. */
  wrong: string;
  /** What stands in its place where there is none. */
  none: string;
}

/** A picture that stands for the thing in lists; none at first. */
export const cover = ({ wrong, none, ...words }: CoverWords) =>
  ({
    draft: optionalPictureAddress(wrong),
    answer: z.string().nullable(),
    first: null,
    pictures: 'cover',
    input: { ...oneLine(words), control: 'picture', none },
  }) as const;

/** The operation that it belongs to; none at first. @param unknown said of what is none */
export const operation = (unknown: string) =>
  ({
    draft: storedId(unknown).nullable(),
    answer: z.int().nullable(),
    first: null,
    reference: 'operations',
    input: { type: 'integer', control: 'operation', title: text.operation, none: text.noOperation },
  }) as const;

/** Describes a choice of one of these, or of none, as at first. @param wrong said of what is none of them */
export const oneOf = <const Option extends string>(
  options: readonly Option[],
  { wrong, ...words }: Words & { wrong: string },
) => ({
  draft: z
    .enum([...options, ''], { error: wrong })
    .nullable()
    .transform((chosen) => (chosen || null) as Option | null),
  answer: z.enum(options).nullable(),
  first: null,
  input: {
    ...oneLine(words),
    ...{ none: text.notSaid, choices: Object.fromEntries(options.map((option) => [option, option])) },
  },
});

/** Number of something: 0 at first. */
export const count = (words: Words) =>
  ({
    draft: numberFrom(0, words),
    answer: z.int(),
    first: 0,
    input: { type: 'integer', control: 'count', ...asked(words) },
  }) as const;

/** Number of something that may be unknown, which is no 0; unknown at first. */
export const knownCount = (words: Words) =>
  ({
    draft: numberFrom(0, words).nullable(),
    answer: z.int().nullable(),
    first: null,
    input: { type: 'integer', control: 'knownCount', ...asked(words) },
  }) as const;

/** Number of something of which there is one at least, and at first. */
export const countFromOne = (words: Words) =>
  ({
    draft: numberFrom(1, words),
    answer: z.int(),
    first: 1,
    input: { type: 'integer', ...asked(words) },
  }) as const;

function numberFrom(least: number, { label }: Words) {
  const wrong = text.notCount(label, least);
  return z.int(wrong).min(least, wrong).max(1_000_000, wrong);
}

const optionalText = (label: string, most: number) => ({
  draft: readableText(text.notText(label)).trim().max(most, text.tooLong(label, most)),
  answer: z.string(),
  first: '',
});

const neededText = (label: string, most: number) => ({
  draft: requiredText(text.required(label), { most, tooLong: () => text.tooLong(label, most) }),
  answer: z.string(),
});
