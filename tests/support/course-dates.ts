import type { CourseSession } from '#/content/courses.ts';
import type { Content } from '#/content/documents.ts';
import type { StoredDocument } from '#/documents/answers.server.ts';
import { documents } from './accounts.ts';
import type { Visitor } from './visitor.ts';

type Admin = Pick<Visitor, 'get' | 'put'>;
type CoursesDocument = StoredDocument & { value: Content['coursePages'] };

export async function readCourses(admin: Admin): Promise<CoursesDocument> {
  const list = (await (await admin.get(documents)).json()) as StoredDocument[];
  const id = list.find(({ name }) => name === 'coursePages')?.id;
  return (await (await admin.get(`${documents}/${id}`)).json()) as CoursesDocument;
}

/** As the panel sends a date that was just added. */
export const newDate = (fields: Partial<CourseSession>): CourseSession => ({
  ...{ startsOn: '2027-05-01', endsOn: fields.startsOn ?? '2027-05-01', hours: '10.00–13.00' },
  ...{ place: 'Bursa', address: null, seats: null, price: 'Ücretsiz', id: '' },
  ...fields,
});

/** Saves other dates of the first course, as the panel does. @returns the dates as they are stored then */
export async function changeDates(
  admin: Admin,
  change: (dates: CourseSession[]) => CourseSession[],
  { published = true } = {},
): Promise<CourseSession[]> {
  const { id, version, value } = await readCourses(admin);
  const changed = { ...value, tae: { ...value.tae, sessions: change(value.tae.sessions) } };
  const answer = await admin.put(`${documents}/${id}`, { version, value: changed, published });
  if (answer.status !== 200) throw new Error(`Not saved: ${await answer.text()}`);
  return ((await answer.json()) as CoursesDocument).value.tae.sessions;
}
