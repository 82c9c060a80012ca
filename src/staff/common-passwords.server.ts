import { normalizePassword } from './password-length.ts';

const mostCommon = 5000;
let common: Promise<Set<string>> | undefined;

/**
 * True for one of the 5,000 commonest passwords (ASVS 6.2.4 asks for 3,000). The list is some 380 KB, so it is read
 * when the first password is chosen and not when the server starts.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommonPasswords();
  return (await common).has(normalizePassword(password).toLowerCase());
}

async function readCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, mostCommon).map(String));
}
