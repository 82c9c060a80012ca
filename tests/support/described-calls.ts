import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { calls } from '#/server/calls.ts';
import type { Parts } from '#/server/parts.ts';

/** What the tests read of the OpenAPI document. */
export interface Described {
  paths: Record<string, Record<string, DescribedCall>>;
  components: Record<string, Record<string, unknown>>;
}

export interface DescribedCall {
  security?: object[];
  'x-roles'?: string[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, { $ref?: string; content?: Record<string, object> }>;
}

/** As the server makes it, without the way there. */
export async function describeCalls(parts: Parts): Promise<Described> {
  const answer = await calls(parts).request('/api/openapi.json');
  return (await answer.json()) as Described;
}

type Hold = (request: Request, answer: Response) => Promise<void>;

let made: Promise<Hold> | undefined;

/** Fails with what an answer of a call has that the document does not say, or has not and should. The same for every app. */
export async function holdToDocument(parts: Parts, ...exchange: Parameters<Hold>): Promise<void> {
  made ??= describeCalls(parts).then(holdTo);
  await (await made)(...exchange);
}

function holdTo(document: Described): Hold {
  const ajv = new Ajv2020({ strict: false, formats });
  ajv.addSchema(withoutMore(document), 'document');
  const known = Object.entries(document.paths).map(([path, methods]) => {
    return { path, methods, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  });
  const checks = new Map<string, ValidateFunction>();

  function findCheck(pointer: string): ValidateFunction {
    const check = checks.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
    checks.set(pointer, check);
    return check;
  }

  return async (request, answer) => {
    const { pathname } = new URL(request.url);
    const method = request.method.toLowerCase();
    const call = known.find(({ pattern, methods }) => method in methods && pattern.test(pathname));
    // a caller that has the answer already is sent no body
    if (!call || answer.status === 304) return;
    const { responses = {} } = call.methods[method] ?? {};
    const code = answer.status < 500 ? String(answer.status) : '5XX';
    const said = responses[code];
    const name = `${request.method} ${call.path}`;
    if (!said)
      throw new Error(`${name} is answered with ${answer.status}, of which the document says nothing`);
    const pointer = said.$ref?.slice(1) ?? `/paths/${escapePart(call.path)}/${method}/responses/${code}`;
    const type = answer.headers.get('content-type') ?? '';
    if (!type.startsWith('application/json') || answer.headers.has('content-encoding')) return;
    const check = findCheck(`${pointer}/content/application~1json/schema`);
    if (check(await answer.clone().json())) return;
    throw new Error(
      `${name} gives ${code} with what the document does not say: ${ajv.errorsText(check.errors)}`,
    );
  };
}

const escapePart = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

export const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  email: true,
  binary: true,
} as const;

/** What a client may overlook is a slip here. */
function withoutMore<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_name, part) =>
    part?.type === 'object' && part.properties ? { additionalProperties: false, ...part } : part,
  );
}
