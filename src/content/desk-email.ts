import type { Association } from './association.ts';

type DeskSubject = Association['contact']['desks'][number]['subject'];

/** Returns the address where letters on this subject are read; the general one where no desk reads them. */
export function deskEmail({ contact: { desks, email } }: Association, subject: DeskSubject): string {
  return desks.find((desk) => desk.subject === subject)?.email ?? email;
}
