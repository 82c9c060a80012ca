import type { z } from 'zod';
import { findPictureAlt } from './picture-alt.ts';
import type { Subject } from './schemas/subject.ts';
import * as subjects from './subjects.ts';

/** Stops at the first wrong fact with one sentence that names the file and the field to mend. */
export function checkContent(): void {
  Object.values(subjects).forEach(checkSubject);
}

export function checkSubject({ file, schema, value }: Subject): void {
  const fault = findFault(schema, value) ?? findUnknownPicture(value);
  if (fault) throw new Error(`src/content/${file}: ${fault}.`);
}

function findFault(schema: z.ZodType, value: unknown): string | undefined {
  const issue = schema.safeParse(value, { error: describeShape }).error?.issues[0];
  if (!issue) return undefined;
  if (issue.code === 'custom' && issue.params?.namesItsField) return issue.message;
  return `${nameField(issue.path)} ${issue.message}`;
}

function describeShape(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `has a field that is not known: "${issue.keys[0]}"`;
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined ? 'is missing' : `is not of the kind "${issue.expected}"`;
}

/** ['members', 2, 'name'] → "name" of entry 3 of "members" */
function nameField(path: PropertyKey[]): string {
  if (path.length === 0) return 'the list';
  const steps = path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : `"${String(step)}"`));
  return steps.reverse().join(' of ');
}

function findUnknownPicture(value: unknown): string | undefined {
  const addresses = JSON.stringify(value).match(/\/artwork\/[^"/]+\.webp/g) ?? [];
  const unknown = addresses.find((address) => findPictureAlt(address) === undefined);
  return unknown && `the picture "${unknown}" is not listed in src/content/pictures.ts`;
}
