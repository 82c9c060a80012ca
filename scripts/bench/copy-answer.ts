import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface CopiedAnswer {
  path: string;
  /** Name, value, name, value; without what every server writes by itself. */
  head: string[];
  body: Buffer;
}

const ofTheServer = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Takes the answer as it comes over the line, still compressed. */
export async function copyAnswer(url: string, path: string): Promise<CopiedAnswer> {
  const asked = get(`${url}${path}`, { headers: { 'accept-encoding': 'br' }, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`);
  const head: string[] = [];
  for (let place = 0; place < answer.rawHeaders.length; place += 2) {
    const [name = '', value = ''] = answer.rawHeaders.slice(place, place + 2);
    if (!ofTheServer.includes(name.toLowerCase())) head.push(name, value);
  }
  return { path, head: [...head, 'content-length', String(body.length)], body };
}
