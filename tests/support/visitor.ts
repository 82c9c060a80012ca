const origin = 'http://localhost:3000';

/** Calls the app as a browser would, cookies included. */
export class Visitor {
  readonly #answer: (request: Request) => Response | Promise<Response>;
  readonly #cookies = new Map<string, string>();
  /** Every Set-Cookie line this visitor was sent. */
  readonly received: string[] = [];

  constructor(answer: (request: Request) => Response | Promise<Response>) {
    this.#answer = answer;
  }

  get = (path: string, headers: Record<string, string> = {}) => this.send(path, { headers });
  delete = (path: string, body?: unknown) => this.#sendJson('DELETE', path, body);
  post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    this.#sendJson('POST', path, body, headers);
  put = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    this.#sendJson('PUT', path, body, headers);

  /** Uploads files as the form field `images`. */
  upload(...files: File[]) {
    const form = new FormData();
    for (const file of files) form.append('images', file);
    return this.send('/api/media/upload', { method: 'POST', body: form });
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`${origin}${path}`, init);
    if (this.#cookies.size > 0) request.headers.set('cookie', this.#cookieHeader());
    const response = await this.#answer(request);
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line);
    return response;
  }

  cookie = (name: string) => this.#cookies.get(name);

  #sendJson(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
    if (body === undefined) return this.send(path, { method, headers });
    return this.send(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  #cookieHeader = () => [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  #storeCookie(line: string) {
    this.received.push(line);
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (/max-age=0/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
