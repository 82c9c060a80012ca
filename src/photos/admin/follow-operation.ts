import type { PhotoCategory } from '#/content/kinds.ts';
import type { FormState } from '#/panel/form/form-state.ts';
import { defaultCategory } from '../categories.ts';

/** Forms in which a person has chosen the category. */
const chosen = new WeakSet<object>();

type PhotosForm = Pick<FormState<object>, 'values' | 'set'>;

/** Takes the category that a person chooses. */
export function chooseCategory(form: PhotosForm, category: string): void {
  chosen.add(form);
  form.set('category', category);
}

/** Gives new photos the category under which visitors look for those of an operation, unless one was chosen by hand. */
export function followOperation(form: PhotosForm, next: number | null): void {
  // each form of photos has both fields
  const values = form.values() as { category?: string | null; operationId?: number | null };
  const { category, operationId = null } = values;
  const hasFollowed = !category || category === categoryFor(operationId);
  if (hasFollowed && !chosen.has(form)) form.set('category', categoryFor(next));
}

const categoryFor = (operationId: number | null) =>
  operationId === null ? defaultCategory : ('operations' satisfies PhotoCategory);
