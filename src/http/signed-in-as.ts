/**
 * Of a call, the id of whom it is meant as; of an answer, of who is signed in. All tabs of a browser send the cookie of
 * whoever has signed in last, in any of them.
 */
export const signedInAs = 'signed-in-as';

let person: string | undefined;

/** @param id undefined when the page knows of nobody who is signed in */
export function meanCallsAs(id: string | undefined): void {
  person = id;
}

/** For every call of the panel, so that none is made under the name of somebody whom the page does not show. */
export const personHeaders = (): Record<string, string> =>
  person === undefined ? {} : { [signedInAs]: person };

export const readPerson = ({ headers }: Response): string | undefined => headers.get(signedInAs) ?? undefined;
