/** Characters of a password as a person counts them. */
export const longestPassword = 256;

/**
 * Lengths that are checked before anything normalises a megabyte. A letter may be typed as several code points.
 * Stands without zod, so that the sign-in form comes quickly.
 */
export const mostTyped = { username: 100, password: 4 * longestPassword, code: 20 };
