import { type FieldError, type FieldErrors, get } from 'react-hook-form';

/** Of a whole list that is typed as one, or of one of its entries. */
export function firstError(errors: FieldErrors, name: string): string | undefined {
  const error: unknown = get(errors, name);
  if (typeof error !== 'object' || error === null) return undefined;
  const [first] = [error, ...Object.values(error)].filter(hasMessage);
  return first?.message;
}

const hasMessage = (error: unknown): error is FieldError =>
  typeof error === 'object' && error !== null && 'message' in error;
