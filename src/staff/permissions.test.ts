import { expect, test } from 'vitest';
import { mayCall } from './permissions.ts';

test('a role that nobody knows any more may do what management may', () => {
  expect(mayCall('baskan', { method: 'POST', path: '/api/news' })).toBe(true);
  expect(mayCall('baskan', { method: 'GET', path: '/api/admin/staff' })).toBe(false);
});

test('a call that is not listed is for admins', () => {
  for (const path of ['/api/admin/staff/1/anything', '/api/admin/audit/1/2', '/api/new', '/api/news/1/2']) {
    expect([path, mayCall('admin', { method: 'GET', path })]).toEqual([path, true]);
    expect([path, mayCall('media', { method: 'GET', path })]).toEqual([path, false]);
  }
  expect(mayCall('media', { method: 'PATCH', path: '/api/news/1' })).toBe(false);
});

test('asking for the head alone is asking', () => {
  expect(mayCall('media', { method: 'HEAD', path: '/api/admin/news' })).toBe(true);
  expect(mayCall('media', { method: 'HEAD', path: '/api/admin/staff' })).toBe(false);
});
