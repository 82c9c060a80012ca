import type { PhotoCategory } from '#/content/kinds.ts';
import { defaultCategory } from '../categories.ts';

interface PhotoForm {
  getValues: () => { category?: string | null; operationId?: number | null };
  setValue: (name: 'category', category: string) => void;
  getFieldState: (name: 'category') => { isTouched: boolean };
}

/** Options with which a form sets the category that a person chooses. */
export const byHand = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** Gives new photos the category under which visitors look for those of an operation, unless one was chosen by hand. */
export function followOperation(form: PhotoForm, next: number | null): void {
  const { category, operationId = null } = form.getValues();
  const hasFollowed = !category || category === categoryFor(operationId);
  if (hasFollowed && !form.getFieldState('category').isTouched) form.setValue('category', categoryFor(next));
}

const categoryFor = (operationId: number | null) =>
  operationId === null ? defaultCategory : ('operations' satisfies PhotoCategory);
