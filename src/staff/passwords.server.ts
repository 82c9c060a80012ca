import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Association } from '#/content/association.ts';
import { foldTurkish } from '#/format/turkish.ts';
import { Refusal } from '#/http/errors.ts';
import { ownPasswordText as text } from '#/i18n/tr/own-password.ts';
import { normalizePassword } from './schema.ts';

/** OWASP's argon2id minimum: 19 MiB, two passes, one lane. */
const argon2id = 2;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(normalizePassword(password), options);

/**
 * Checks a password. Older hashes are of it as it was typed, so that form is always tried too: the time must tell nothing.
 * @param passwordHash undefined for an unknown name: the same work is done, because the time must not tell
 * which names exist (ASVS 6.3.8)
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  let isRight = false;
  for (const form of new Set([normalizePassword(password), password])) {
    if (await isHashOf(form, passwordHash)) isRight = true;
  }
  return isRight;
}

async function isHashOf(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (passwordHash !== undefined) return verify(passwordHash, password);
  await hash(password, options);
  return false;
}

const tokenBytes = 32;

/** Draws 256 random bits for a cookie, as 43 URL-safe characters. */
export const createToken = () => randomBytes(tokenBytes).toString('base64url');

/** Hashes a token: the database keeps only that, which is useless to a person who reads it (ASVS 7.2.3). */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export type AssociationNames = Association['name'];

/** Who chooses a password, and of whom it must not remind. */
interface Chooser {
  username: string;
  associationNames: AssociationNames;
}

/**
 * Hashes a password that a person has chosen.
 * @param field named by the refusal
 * @throws {Refusal} 400 for one of the commonest passwords, the person's own name,
 * and the association's name with any digits (ASVS 6.2.4, 6.2.11)
 */
export async function hashChosenPassword(
  password: string,
  { username, field, associationNames }: Chooser & { field: 'password' | 'newPassword' },
): Promise<string> {
  const fault = await findFault(password, { username, associationNames });
  if (fault) throw new Refusal(fault, sentences[fault], { fields: { [field]: sentences[fault] } });
  return hashPassword(password);
}

const sentences = {
  'password-too-common': text.newPasswordTooCommon,
  'password-is-username': text.newPasswordIsUsername,
  'password-is-association': text.newPasswordIsAssociation,
};

async function findFault(
  password: string,
  { username, associationNames }: Chooser,
): Promise<keyof typeof sentences | undefined> {
  if (foldTurkish(password) === foldTurkish(username)) return 'password-is-username';
  if (await isCommonPassword(password)) return 'password-too-common';
  return isAssociationName(password, associationNames) ? 'password-is-association' : undefined;
}

/** Whether its letters are nothing but words of the association's name. */
function isAssociationName(password: string, names: AssociationNames): boolean {
  const letters = wordsOf(password).join('');
  return letters !== '' && nameWords(names).reduce((rest, word) => rest.replaceAll(word, ''), letters) === '';
}

const wordsOf = (words: string) => foldTurkish(words).match(/\p{L}+/gu) ?? [];

/** Words of a name, the longest first, because a short one may be part of a longer one. */
const nameWords = (names: AssociationNames) =>
  Object.values(names)
    .flatMap(wordsOf)
    .toSorted((one, other) => other.length - one.length);

const mostCommon = 5000;
let common: Promise<Set<string>> | undefined;

/** Words common in Türkiye, and not among the world's commonest; clubs are most of them. */
const commonHere = new Set(
  'sifre sifrem parola parolam merhaba askim canim sevgilim turkiye istanbul ankara izmir bursa ataturk galatasaray fenerbahce besiktas trabzonspor bjkbjk gsgsgs fbfbfb yonetici dernek gonullu'.split(
    ' ',
  ),
);

/** Folds a word, without the year or the digits that people add when a word alone is refused. */
const withoutTail = (word: string) => foldTurkish(word).replace(/[\d.!*]{1,4}$/, '');

/**
 * Knows each of the 5,000 commonest passwords (ASVS 6.2.4 asks for 3,000), for a common word of Turkish, and for one letter or
 * digit again and again. The list of some 380 KB is read when the first password is chosen, not when the server starts.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  if (/^([\p{L}\p{N}])\1*$/u.test(password) || commonHere.has(withoutTail(password))) return true;
  common ??= readCommonPasswords();
  return (await common).has(normalizePassword(password).toLowerCase());
}

async function readCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, mostCommon).map(String));
}
