import { readAccess } from '#/server/access.ts';
import { calls } from '#/server/calls.ts';
import { rolesWith } from '#/staff/permissions.ts';
import type { TestApp } from './app.ts';

interface StaffCall {
  method: string;
  /** As it is written where it stands, `:id` and the like for what differs. */
  path: string;
  roles: readonly string[];
}

/** The calls that visitors may make, 'GET /api/news' and the like. */
export const openCalls = ({ parts }: TestApp): string[] =>
  readAccess(calls(parts)).doors.flatMap(({ method, path, door }) =>
    door.opensTo === 'everybody' ? [`${method} ${path}`] : [],
  );

/** Every call that needs somebody to be signed in, with the roles that may make it. */
export const staffCalls = ({ parts }: TestApp): StaffCall[] =>
  readAccess(calls(parts)).doors.flatMap(({ method, path, door: { opensTo } }) =>
    opensTo === 'everybody' ? [] : [{ method, path, roles: rolesWith(opensTo) }],
  );
