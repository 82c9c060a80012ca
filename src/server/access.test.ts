import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow, openToAll } from '#/staff/door.server.ts';
import { readAccess } from './access.ts';

const answer = () => new Response();
const access = readAccess(
  new Hono<StaffEnv>()
    .basePath('/api')
    .get('/news/:id', openToAll(), answer)
    .put('/news/:id', allow('content'), answer)
    .get('/staff', allow('people'), answer)
    .get('/forgotten', answer),
);

test('a call has the door that stands before it', () => {
  expect(access.findDoor('GET', '/api/news/1')).toMatchObject({ opensTo: 'everybody' });
  expect(access.findDoor('PUT', '/api/news/1')).toMatchObject({ opensTo: 'content' });
  expect(access.findDoor('GET', '/api/staff')).toMatchObject({ opensTo: 'people' });
});

test('asking for the head alone is asking', () => {
  expect(access.findDoor('HEAD', '/api/staff')).toMatchObject({ opensTo: 'people' });
});

test('what has no door, or is no call, has none', () => {
  for (const [method, path] of [
    ['GET', '/api/forgotten'],
    ['PATCH', '/api/news/1'],
    ['GET', '/api/news/1/2'],
    ['GET', '/api/new'],
    ['GET', '/api/news/'],
  ] as const)
    expect([method, path, access.findDoor(method, path)]).toEqual([method, path, undefined]);
});
