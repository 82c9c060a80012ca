/**
 * The header that carries the id of a person: a call names in it whom the page shows, and an answer who is signed in. All
 * tabs of a browser send one cookie, that of whoever has signed in last in any of them, so a call may come from a page
 * that still shows somebody else.
 */
export const signedInAs = 'signed-in-as';

/** The header of a sign-in by a recovery code that tells how many are left; the body of a success is not read. */
export const recoveryCodesLeft = 'recovery-codes-left';

let person: string | undefined;

/** Sets in whose name this page's calls are made. @param id undefined when the page knows of nobody who is signed in */
export function setRequestIdentity(id: string | undefined): void {
  person = id;
}

/** Headers of every call of the panel, so that none is made in the name of somebody whom the page does not show. */
export const personHeaders = (): Record<string, string> =>
  person === undefined ? {} : { [signedInAs]: person };

/** @returns undefined after a sign-in without one */
export function readCodesLeft({ headers }: Response): number | undefined {
  const left = headers.get(recoveryCodesLeft);
  return left === null ? undefined : Number(left);
}

export const readPerson = ({ headers }: Response): string | undefined => headers.get(signedInAs) ?? undefined;
