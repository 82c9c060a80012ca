import { signIn } from '../../tests/support/sign-in.ts';
import type { Site } from '../../tests/support/site.ts';

/** Somebody signed in, who reads and changes things by the calls. */
export interface Editor {
  /** With the cookie of the session. */
  headers: { cookie: string };
  get<Answer>(path: string): Promise<Answer>;
  put<Answer>(path: string, body: object): Promise<Answer>;
  upload<Answer>(path: string, form: FormData): Promise<Answer>;
}

export async function openEditor(site: Pick<Site, 'url'>): Promise<Editor> {
  const headers = { cookie: await signIn(site) };
  async function send(path: string, request: RequestInit) {
    const answer = await fetch(`${site.url}${path}`, { headers, ...request });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  return {
    headers,
    get: (path) => send(path, {}),
    put: (path, body) =>
      send(path, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    upload: (path, form) => send(path, { method: 'POST', body: form }),
  };
}
