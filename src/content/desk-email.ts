import { association } from './association.ts';
import type { Association } from './schemas/association.ts';

type DeskSubject = Association['contact']['desks'][number]['subject'];

/** Where letters on this subject are read; the general address where no desk reads them. */
export function deskEmail(subject: DeskSubject): string {
  const { desks, email } = association.contact;
  return desks.find((desk) => desk.subject === subject)?.email ?? email;
}
