import { folderOf, panelDomainOf } from '../house.ts';
import type { SourceFile, Target } from '../read-house.ts';

/** Only src/admin opens a domain's admin/ folder, so that no visitor downloads a byte of the panel. */
export function checkPanelDoors({ path }: SourceFile, { path: target }: Target): string | undefined {
  const from = folderOf(path);
  if (target === undefined || from === 'admin') return undefined;
  if (folderOf(target) === 'admin' && from !== 'server') {
    return `reaches into the panel (${target}): what visitors see too belongs to the domain or to ui/`;
  }
  const domain = panelDomainOf(target);
  if (domain === undefined || panelDomainOf(path) === domain) return undefined;
  return `opens ${domain}/admin/, which only src/admin may: what visitors see too belongs one folder up, in ${domain}/`;
}
