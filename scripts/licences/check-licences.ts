import { allowedLicences, exceptions, readByHand } from './allowed.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  optionalDependencies?: Record<string, string>;
}

/** The part of package-lock.json that is looked at. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

export interface PackageLicence {
  name: string;
  version: string;
  /** An SPDX expression; empty when none is known. */
  licence: string;
}

/** Every package of the lockfile with its licence, the project itself left out. */
export function listLicences({ packages }: Lockfile): PackageLicence[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license }]) => {
      const name = nameOf(path);
      return { name, version, licence: license ?? readByHand[name] ?? licenceOfOwner(packages, name) };
    });
}

/** @returns a sentence for each package whose licence is not allowed, or not known */
export function checkLicences(lockfile: Lockfile): string[] {
  return listLicences(lockfile)
    .filter((entry) => !isAllowed(entry))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence || 'no licence is known'}`);
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** A binary for another platform may stand in the lockfile by its name only; it belongs to the package that asks for it. */
function licenceOfOwner(packages: Lockfile['packages'], name: string): string {
  const owner = Object.values(packages).find(({ optionalDependencies = {} }) => name in optionalDependencies);
  return owner?.license ?? '';
}

/** `A OR B`: one of them will do; `A AND B`: both hold (SPDX, Annex D). */
function isAllowed({ name, licence }: PackageLicence): boolean {
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) =>
    alternative.split(' AND ').every((one) => isOneAllowed(name, one)),
  );
}

const isOneAllowed = (name: string, licence: string) =>
  allowedLicences.includes(licence) ||
  exceptions.some((exception) => exception.packages.test(name) && exception.licence === licence);
