import { isBuiltin } from 'node:module';
import { islandDoor, isServerOnly } from '../house.ts';
import type { House, SourceFile, Target } from '../read-house.ts';

/** Only server-only files import server-only files, Node and the server's packages; of types, those of what calls give. */
export function checkServerOnly(file: SourceFile, target: Target, house: House): string | undefined {
  if (isServerOnly(file.path)) return undefined;
  if (target.path !== undefined) return checkFile(target);
  if (isServerPackage(target, house)) {
    return `${target.specifier} runs on the server only: use it in server/, db/ or a *.server.ts file and hand the result over as props or through the API`;
  }
  return undefined;
}

function checkFile({ path, kind }: Target): string | undefined {
  // pages draw islands with it; `checkBrowserReach` sees to it that no browser ever loads it
  if (path === undefined || path === islandDoor || !isServerOnly(path)) return undefined;
  if (kind === 'type' && path.endsWith('/answers.server.ts')) return undefined;
  return kind === 'type'
    ? `takes a type from ${path}, which is server-only: describe what a call gives in answers.server.ts, other shapes in the domain's schema.ts`
    : `imports ${path}, which is server-only: read the data in server/ or a *.server.ts file and hand it over as props or through the API`;
}

function isServerPackage({ specifier, package: name }: Target, house: House): boolean {
  if (name === undefined) return false;
  return (
    isBuiltin(specifier) ||
    house.serverPackages.includes(name) ||
    /^react-dom\/(server|static)/.test(specifier)
  );
}
