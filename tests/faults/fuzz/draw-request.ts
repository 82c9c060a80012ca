import type { Role } from '#/staff/permissions.ts';
import type { Call } from './calls.ts';
import { type Body, type BodyKit, drawAnyBody } from './draw-body.ts';
import { drawPath, type PathKit } from './draw-path.ts';
import { twoFilesTooLarge } from './forms.ts';
import { drawNastyHeaders } from './nasty-headers.ts';

export type Caller = Role | 'nobody';

/** One request, whole but for the cookie of who makes it. */
export interface Drawn {
  call: Call;
  caller: Caller;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Body | undefined;
  /** The line is cut before the answer, or before the body is sent. */
  isAborted: boolean;
}

export interface RequestKit extends BodyKit, PathKit {
  calls: Call[];
}

const callers: Caller[] = ['nobody', 'media', 'management', 'admin'];
const otherMethods = [
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'PURGE',
];

/** Draws the next request: mostly one that a client would make, but for one thing or another. */
export function drawRequest(kit: RequestKit): Drawn {
  const { chance } = kit;
  const call = drawCall(kit);
  const method = chance.happens(0.92) ? call.method : chance.pick(otherMethods);
  const body = isWriting(method) || chance.happens(0.01) ? drawBodyOf(kit, call) : undefined;
  return {
    call,
    caller: chance.pick(callers),
    method,
    path: drawPath(kit, call.path),
    headers: chance.happens(0.2) ? drawNastyHeaders(chance) : {},
    body,
    isAborted: chance.happens(0.01),
  };
}

/**
 * What takes a server long by intention, of which a few are enough: passwords are slow to check, and who is signed out
 * has to sign in again; uploads wait for one another; a page is drawn again after each change.
 */
const rare: Record<string, number> = {
  'POST /api/admin/login': 0.1,
  'POST /api/admin/logout': 0.05,
  'POST /api/admin/change-password': 0.1,
  'POST /api/admin/staff': 0.1,
  'PUT /api/admin/staff/:id': 0.2,
  'PUT /api/admin/staff/:id/password': 0.1,
  'DELETE /api/admin/staff/:id/sessions': 0.2,
  'DELETE /api/admin/sessions/:publicId': 0.3,
  'POST /api/media/upload': 0.2,
  'GET /api/admin/audit.csv': 0.1,
};
const shareOfPages = 0.1;

function drawCall({ chance, calls }: RequestKit): Call {
  for (;;) {
    const call = chance.pick(calls);
    const usual = call.path.startsWith('/api/') ? 1 : shareOfPages;
    if (chance.happens(rare[`${call.method} ${call.path}`] ?? usual)) return call;
  }
}

const isWriting = (method: string) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);

const drawBodyOf = (kit: RequestKit, { path }: Call): Body =>
  path === '/api/media/upload' && kit.chance.happens(0.01) ? twoFilesTooLarge() : drawAnyBody(kit, path);
