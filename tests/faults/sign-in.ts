import { expect } from 'vitest';
import { adminOfSite, type Site } from '../support/site.ts';

/** @returns the cookies of a signed-in person, the admin if nobody else is named, as a header */
export async function signIn(
  { url }: Site,
  { username, password }: Site['admin'] = adminOfSite,
): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
