import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** The folder that holds `initdb` and `postgres`: first the PATH's, then Debian's, newest version first. */
export function findPostgresBinaries(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...onPath, ...listDebianFolders()].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function listDebianFolders(): string[] {
  if (!existsSync(debianFolder)) return [];
  const versions = readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(debianFolder, version, 'bin'));
}
