import { z } from 'zod';
import { Refusal } from '#/http/errors.ts';
import type { PeopleCode, RefusalCode } from '#/http/refusal-codes.ts';
import { codeOfRule } from '#/staff/schema.ts';

/** The refusals that a command can meet: the panel says them in Turkish, the terminal in English. */
const sentences: Record<PeopleCode, string> = {
  'person-not-found': 'That person is no longer there.',
  'username-too-short': 'A name has at least 3 characters.',
  'username-too-long': 'A name has at most 60 characters.',
  'username-invalid':
    'A name begins with a letter or a digit and holds Latin letters (with any accents), digits, blanks and . _ - @ only.',
  'username-reserved': 'That name means something else in the log. Choose another.',
  'username-taken': 'Somebody has that name already. Choose another.',
  'name-taken': 'Somebody else is shown under that name. Choose another.',
  'password-too-short': 'A password has at least 6 characters.',
  'password-too-long': 'A password has at most 256 characters.',
  'password-too-common': 'That password is one of the commonest. Choose one that is hard to guess.',
  'password-is-username': 'A password may not be the name of its owner. Choose one that is hard to guess.',
  'password-is-told': 'That password was handed out, and is known to others. Choose another.',
  'password-is-association':
    'That password is the name of the association, which is easily guessed. Choose another.',
  'own-password': 'Change your own password in the panel.',
  'own-second-factor': 'Switch your own second factor off in the panel.',
  'person-disabled': 'That person is disabled. Enable them first: npm run admin -- enable NAME',
  'last-admin':
    'This is the last admin who can sign in. Make somebody else an admin first: npm run admin -- role NAME admin',
};

/** The sentence for whatever ended a command. What is no refusal speaks English already. */
export function sayInEnglish(error: unknown): string {
  if (error instanceof Refusal) return sentenceOf(error.code);
  if (error instanceof z.ZodError) return sentenceOf(error.issues.map(codeOfRule).find(Boolean) ?? 'invalid');
  return error instanceof Error ? error.message : String(error);
}

function sentenceOf(code: RefusalCode): string {
  const known: Partial<Record<RefusalCode, string>> = sentences;
  return known[code] ?? `Refused: ${code}.`;
}
