import type { ComponentType } from 'react';

/** The panel passes it in, because photos know nothing of operations. */
export type OperationField = ComponentType<{
  /** Id of the operation, or null for none. */
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string;
}>;

/** Passed in likewise. Undefined for none, and until it is known. */
export type UseOperationTitle = (id: number | null) => string | undefined;
