import { editPaths } from '#/http/panel-paths.ts';
import { mayDo } from '#/staff/permissions.ts';
import type { PictureUse } from '../schema.ts';

/** The form of what uses a picture. Undefined for what cannot be opened: it is in the bin, or only for other roles. */
export function findUsePath(
  { kind, id, isInBin }: Pick<PictureUse, 'kind' | 'id' | 'isInBin'>,
  role: string | undefined,
): string | undefined {
  if (isInBin || (kind === 'document' && !mayDo(role ?? '', 'site'))) return undefined;
  return editPaths[kind](id);
}
