import type { Site } from '../../tests/support/site.ts';

/** Somebody signed in, who reads and changes things by the calls. */
export interface Editor {
  /** With the cookie of the session. */
  headers: { cookie: string };
  get<Answer>(path: string): Promise<Answer>;
  put<Answer>(path: string, body: object): Promise<Answer>;
  upload<Answer>(path: string, form: FormData): Promise<Answer>;
}

export async function signIn({ url, admin }: Site): Promise<Editor> {
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(admin),
  });
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const headers = { cookie: cookies.join('; ') };
  async function send(path: string, request: RequestInit) {
    const answer = await fetch(`${url}${path}`, { headers, ...request });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  return {
    headers,
    get: (path) => send(path, {}),
    put: (path, body) =>
      send(path, { method: 'PUT', headers: { ...headers, ...json }, body: JSON.stringify(body) }),
    upload: (path, form) => send(path, { method: 'POST', body: form }),
  };
}
