import type { z } from 'zod';
import type { Guard, Subject } from './subject.ts';
import * as subjects from './subjects.ts';

type Subjects = typeof subjects;

export type DocumentName = keyof Subjects;

/** Documents as visitors read them. The whole is replaced, never changed. */
export type Content = { readonly [Name in DocumentName]: z.output<Subjects[Name]['schema']> };

const all: [name: string, subject: Subject][] = Object.entries(subjects);

export const documentSchemas = Object.fromEntries(all.map(([name, { schema }]) => [name, schema])) as {
  readonly [Name in DocumentName]: Subjects[Name]['schema'];
};

export const guards = Object.fromEntries(
  all.flatMap(([name, { guarded }]) => (guarded ? [[name, guarded]] : [])),
) as { readonly [Name in DocumentName]?: Guard };
