import { type Fault, findFaults } from './find-faults.ts';
import { findPictureAlt } from './picture-alt.ts';
import * as starterSubjects from './starter-subjects.ts';
import type { Subject } from './subject.ts';
import * as subjects from './subjects.ts';

/** Stops at the first wrong fact with one sentence that names the file and the field to mend. */
export function checkContent(): void {
  const all: Subject[] = [...Object.values(subjects), ...Object.values(starterSubjects)];
  all.forEach(checkSubject);
}

export function checkSubject({ file, schema, value }: Subject): void {
  const [fault] = findFaults(schema, value);
  if (fault) throw new Error(`src/content/${file}: ${nameField(fault)}`);
  const unknown = findUnknownPicture(value);
  if (unknown)
    throw new Error(
      `src/content/${file}: the picture "${unknown}" is not listed in src/content/pictures.ts.`,
    );
}

/** ['members', 2, 'name'] → "name" of entry 3 of "members" */
function nameField({ path, message }: Fault): string {
  const steps = path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : `"${step}"`));
  return `${steps.reverse().join(' of ') || 'the list'}: ${message}`;
}

function findUnknownPicture(value: unknown): string | undefined {
  const addresses = JSON.stringify(value).match(/\/artwork\/[^"/]+\.webp/g) ?? [];
  return addresses.find((address) => findPictureAlt(address) === undefined);
}
