import { STATUS_CODES } from 'node:http';
import type { Hono } from 'hono';
import { z } from 'zod';
import { keyedFinding } from '#/collections/questions.server.ts';
import { acceptedFindings } from '#/http/accepted-findings.ts';
import { allowForeignAccounts } from '#/http/allow-foreign-accounts.ts';
import { type CallShape, findShape, schemaNames } from '#/http/call-shape.server.ts';
import { signedInAs } from '#/http/signed-in-as.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { cachedCall, type Door } from '#/staff/door.server.ts';
import { rolesWith } from '#/staff/permissions.ts';
import { readAccess } from './access.ts';
import { safeMethods } from './security.ts';

/** Adds the call that describes all calls, itself among them: an OpenAPI 3.1 document, made once. */
export function addOpenApi(api: Hono<StaffEnv>, siteUrl: string | undefined): void {
  let made: Record<string, unknown> | undefined;
  api.get(
    '/openapi.json',
    cachedCall({ gives: z.looseObject({}), kept: 'always' }, () => {
      made ??= describeCalls(listCalls(api), siteUrl ?? '/');
      return made;
    }),
  );
}

interface Call extends CallShape {
  method: string;
  path: string;
  opensTo: Door['opensTo'];
}

/** What each call says of itself before its handler, put together. */
function listCalls(api: Hono<StaffEnv>): Call[] {
  const said = Map.groupBy(api.routes, ({ method, path }) => `${method} ${path}`);
  return readAccess(api).doors.map(({ method, path, door: { opensTo } }) => {
    const shapes = said.get(`${method} ${path}`)?.map(({ handler }) => findShape(handler)) ?? [];
    const refusals = shapes.flatMap((shape) => shape?.refusals ?? []);
    return { ...Object.assign({}, ...shapes), refusals, method, path, opensTo };
  });
}

type Schema = z.core.JSONSchema.BaseSchema;
type Write = (schema: z.ZodType, io: 'input' | 'output') => Schema;

function describeCalls(calls: readonly Call[], server: string): Record<string, unknown> {
  const schemas: Record<string, Schema> = {};
  const write: Write = (schema, io) => {
    // in a tuple, because zod writes the outermost schema out even when it has a name
    const { prefixItems = [], $defs } = z.toJSONSchema(z.tuple([schema]), { ...writing, io });
    Object.assign(schemas, $defs);
    return prefixItems[0] as Schema;
  };
  const content = { 'application/json': { schema: write(refusal, 'output') } };
  const responses = refusedWith.map((code) => [
    code,
    { description: STATUS_CODES[code] ?? 'Fault', content },
  ]);
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call, write) };
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Calls of the site and its panel', version: '1' },
    servers: [{ url: server }],
    tags: [...new Set(calls.flatMap(({ path }) => tagOf(path) ?? []))].map((name) => ({ name })),
    security: [{ session: [] }],
    paths,
    components: {
      ...{ schemas, parameters, responses: Object.fromEntries(responses) },
      securitySchemes: { session },
    },
  };
  return JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

const writing: z.core.ToJSONSchemaParams = {
  metadata: schemaNames,
  unrepresentable: 'any',
  override({ jsonSchema, zodSchema }) {
    // a later version may give more
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    // long, and said by the format
    if (jsonSchema.format) delete jsonSchema.pattern;
    // a rule that is a function says beside it what of it programs can know (`meta`)
    Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
};

const session = {
  ...{ type: 'apiKey', in: 'cookie', name: 'session' },
  description: 'Over https its name is __Host-session.',
};

const parameters = {
  [signedInAs]: {
    ...{ name: signedInAs, in: 'header', schema: { type: 'string' } },
    description: 'Id of whom the call is meant as: 401 where the session is of somebody else.',
  },
  [allowForeignAccounts]: {
    ...{ name: allowForeignAccounts, in: 'header', schema: { const: 'yes' } },
    description: 'Of an admin: publishes a text although it names an account of others. All admins are told.',
  },
  [acceptedFindings]: {
    ...{ name: acceptedFindings, in: 'header', schema: { type: 'string' } },
    description:
      'Keys of accepted findings, with commas; left out, the call is never answered with a question (422).',
  },
};

/** As `answerError` writes them. Each of the last six comes with one code alone. */
const refusal = z
  .object({
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    current: z.looseObject({}).optional(),
    uses: z.array(z.looseObject({})).optional(),
    received: z.int().optional(),
    needsCode: z.literal(true).optional(),
    document: z.int().optional(),
    mayAllow: z.boolean().optional(),
    findings: keyedFinding.array().optional(),
  })
  .register(schemaNames, { id: 'Refusal' });

const refusedWith = [400, 401, 403, 404, 409, 413, 415, 422, 429, '5XX'] as const;

function describeCall(call: Call, write: Write) {
  const { path, opensTo, body, query, headers, mayAsk, answer, status = 200 } = call;
  const given = answer && { content: { [answer.type]: { schema: write(answer.schema, 'output') } } };
  const taken = body && { [body.type]: { schema: write(body.schema, 'input') } };
  const refused = refusedWith.filter((code) => mayRefuse(call, code));
  return {
    ...nameCall(call),
    tags: [tagOf(path)],
    ...(opensTo === 'everybody' && { security: [] }),
    ...(opensTo !== 'everybody' && { 'x-permission': opensTo, 'x-roles': rolesWith(opensTo) }),
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => parameterOfPath(name)),
      ...(query ? parametersOf(write(query, 'input'), 'query') : []),
      ...(headers ? parametersOf(write(headers, 'input'), 'header') : []),
      ...(opensTo === 'everybody' ? [] : [parameterRef(signedInAs)]),
      ...(opensTo !== 'everybody' && body ? [parameterRef(allowForeignAccounts)] : []),
      ...(mayAsk ? [parameterRef(acceptedFindings)] : []),
    ],
    ...(taken && { requestBody: { required: true, content: taken } }),
    responses: {
      [status]: { description: STATUS_CODES[status], ...given },
      ...Object.fromEntries(refused.map((code) => [code, { $ref: `#/components/responses/${code}` }])),
    },
  };
}

const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` });

const tagOf = (path: string) => /^\/api\/(?:admin\/)?([\w-]+)/.exec(path)?.[1];

const verbs: Record<string, string> = {
  GET: 'Read',
  POST: 'Send',
  PUT: 'Replace',
  PATCH: 'Add to',
  DELETE: 'Delete',
};

/** `getNewsById` and 'Read news by id' for `GET /api/news/:id`: the names that generated clients give their functions. */
function nameCall({ method, path }: Call) {
  const words = path
    .replace(/^\/api\//, '')
    .replaceAll('/:', '/by/')
    .split(/[^A-Za-z0-9]+/);
  const inOne = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return {
    operationId: `${method.toLowerCase()}${inOne}`,
    summary: `${verbs[method] ?? method} ${words.join(' ')}`,
  };
}

/** What follows from what a call takes and who may make it; the rest it says itself. */
function mayRefuse(call: Call, code: (typeof refusedWith)[number]): boolean {
  const { method, path, opensTo, body, refusals = [] } = call;
  const isForStaff = opensTo !== 'everybody';
  const isVersioned = body?.schema instanceof z.ZodObject && 'version' in body.schema.shape;
  const reasons: Partial<Record<typeof code, unknown>> = {
    // odd characters in a query string
    400: true,
    401: isForStaff,
    403: isForStaff || !safeMethods.includes(method),
    404: path.includes(':'),
    409: isVersioned,
    413: body,
    415: body,
    '5XX': true,
  };
  return Boolean(reasons[code]) || refusals.some((said) => said === code);
}

const parameterOfPath = (name: string) => ({
  ...{ name, in: 'path', required: true },
  schema: { type: ['id', 'version'].includes(name) ? 'integer' : 'string' },
});

const parametersOf = ({ properties = {}, required = [] }: Schema, place: 'query' | 'header') =>
  Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: place, required: required.includes(name), schema },
  }));
