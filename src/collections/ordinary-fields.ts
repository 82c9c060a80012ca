import { z } from 'zod';
import { optionalPictureAddress, readableText, requiredText } from '#/http/fields.ts';
import { ordinaryFieldText as text } from '#/i18n/tr/ordinary-fields.ts';

/*
 * Fields that say all there is to say in one line of a description: their rule with its sentences, their name in the log,
 * and how a form asks for them (ordinary-inputs.tsx). What needs more describes itself, and has an input of its own.
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

/** A line of text, which may be empty. */
export const line = ({ most = 300, ...words }: TextWords) =>
  ({ ...optionalText(words.label, most), input: { kind: 'line', ...words } }) as const;

/** A text of several lines, which may be empty. */
export const block = ({ most = 5000, ...words }: BlockWords) =>
  ({ ...optionalText(words.label, most), input: { kind: 'block', ...words } }) as const;

/** A line of text that has to be there. */
export const requiredLine = ({ most = 300, ...words }: TextWords) =>
  ({ ...neededText(words.label, most), input: { kind: 'line', isRequired: true, ...words } }) as const;

/** A text of several lines that has to be there. */
export const requiredBlock = ({ most = 5000, ...words }: BlockWords) =>
  ({ ...neededText(words.label, most), input: { kind: 'block', isRequired: true, ...words } }) as const;

/** A picture that stands for the thing in lists; none at first. @param wrong said of what is no address of a picture */
export const cover = (wrong: string) =>
  ({
    draft: optionalPictureAddress(wrong),
    answer: z.string().nullable(),
    first: null,
    pictures: 'cover',
  }) as const;

/** Number of something: 0 at first. */
export const count = (words: Words) => {
  const wrong = text.notCount(words.label);
  const draft = z.int(wrong).min(0, wrong).max(1_000_000, wrong);
  return { draft, answer: z.int(), first: 0, input: { kind: 'count', ...words } } as const;
};

const optionalText = (label: string, most: number) => ({
  draft: readableText(text.notText(label)).trim().max(most, text.tooLong(label, most)),
  answer: z.string(),
  first: '',
});

const neededText = (label: string, most: number) => ({
  draft: requiredText(text.required(label), { most, tooLong: () => text.tooLong(label, most) }),
  answer: z.string(),
});
