import { type ChangedField, isReordered } from '#/documents/changed-lines.ts';

/** Its lines below its label: what goes behind a minus, what comes behind a plus. */
export const sayChangedField = (field: ChangedField): string[] =>
  isReordered(field)
    ? ['  (the same lines in another order)']
    : [...field.before.map((line) => `  - ${line}`), ...field.after.map((line) => `  + ${line}`)];
