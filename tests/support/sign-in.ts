import { adminOfSite, type Site } from './site.ts';

/** @returns the cookies of a signed-in person, the admin if nobody else is named, as a header */
export async function signIn(
  { url }: Pick<Site, 'url'>,
  { username, password }: Site['admin'] = adminOfSite,
): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`The sign-in of ${username} was answered with ${answer.status}`);
  return cookiesOf(answer);
}

/** What a browser would send back, as a header. */
export const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
