import { type ComponentType, createContext } from 'react';

type OperationField = ComponentType<{
  /** Id of the operation, or null for none. */
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string;
}>;

/** The panel passes it in, because news know nothing of operations. */
export const OperationFieldContext = createContext<OperationField | null>(null);
