import { knownRole, type Role, roles } from './roles.ts';

/** One call, and the roles that may make it. `:id` stands for any one part of a path. */
export interface Permission {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  roles: readonly Role[];
}

const everybody = roles;
const admins = ['admin'] as const;

/**
 * Who may do what: everybody who is signed in edits everything in the four tabs;
 * people and the log are for admins. The server enforces this table and the panel hides what it forbids. A call that
 * is not listed is for admins. What visitors may call stands in `server/access.ts`.
 */
export const permissions: readonly Permission[] = [
  { method: 'GET', path: '/api/admin/news', roles: everybody },
  { method: 'POST', path: '/api/news', roles: everybody },
  { method: 'PUT', path: '/api/news/:id', roles: everybody },
  { method: 'DELETE', path: '/api/news/:id', roles: everybody },
  { method: 'GET', path: '/api/admin/news/bin', roles: everybody },
  { method: 'POST', path: '/api/admin/news/:id/restore', roles: everybody },
  { method: 'GET', path: '/api/admin/news/:id/versions', roles: everybody },
  { method: 'GET', path: '/api/admin/news/:id/versions/:id', roles: everybody },
  { method: 'POST', path: '/api/admin/news/:id/versions/:id/restore', roles: everybody },

  { method: 'POST', path: '/api/operations', roles: everybody },
  { method: 'PUT', path: '/api/operations/:id', roles: everybody },
  { method: 'DELETE', path: '/api/operations/:id', roles: everybody },
  { method: 'GET', path: '/api/admin/operations/bin', roles: everybody },
  { method: 'POST', path: '/api/admin/operations/:id/restore', roles: everybody },

  { method: 'POST', path: '/api/photos', roles: everybody },
  { method: 'DELETE', path: '/api/photos/:id', roles: everybody },
  { method: 'GET', path: '/api/admin/photos/bin', roles: everybody },
  { method: 'POST', path: '/api/admin/photos/:id/restore', roles: everybody },

  { method: 'GET', path: '/api/media', roles: everybody },
  { method: 'POST', path: '/api/media/upload', roles: everybody },
  { method: 'POST', path: '/api/media/from-url', roles: everybody },
  { method: 'DELETE', path: '/api/media/delete', roles: everybody },
  { method: 'GET', path: '/api/media/bin', roles: everybody },
  { method: 'PUT', path: '/api/media/:id', roles: everybody },
  { method: 'POST', path: '/api/media/:id/restore', roles: everybody },
  { method: 'GET', path: '/api/media/:id/uses', roles: everybody },
  { method: 'GET', path: '/api/media/:id/picture', roles: everybody },

  { method: 'GET', path: '/api/admin/auth', roles: everybody },
  { method: 'POST', path: '/api/admin/change-password', roles: everybody },
  { method: 'GET', path: '/api/admin/sessions', roles: everybody },
  { method: 'DELETE', path: '/api/admin/sessions/:id', roles: everybody },

  { method: 'GET', path: '/api/admin/staff', roles: admins },
  { method: 'POST', path: '/api/admin/staff', roles: admins },
  { method: 'PUT', path: '/api/admin/staff/:id', roles: admins },
  { method: 'PUT', path: '/api/admin/staff/:id/password', roles: admins },
  { method: 'DELETE', path: '/api/admin/staff/:id/sessions', roles: admins },

  { method: 'GET', path: '/api/admin/audit', roles: admins },
  { method: 'GET', path: '/api/admin/audit/:id', roles: admins },
  { method: 'GET', path: '/api/admin/audit.csv', roles: admins },
];

/** True when somebody of this role, whatever value the database holds, may make this call. */
export function mayCall(role: string, { method, path }: { method: string; path: string }): boolean {
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = permissions.find((entry) => entry.method === asked && isPath(path, entry.path));
  return (found?.roles ?? admins).includes(knownRole(role));
}

function isPath(path: string, pattern: string): boolean {
  const [parts, wanted] = [path.split('/'), pattern.split('/')];
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => part === parts[index] || (part === ':id' && parts[index] !== ''))
  );
}
