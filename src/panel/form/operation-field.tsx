import { type ComponentType, createContext, useContext } from 'react';

export interface OperationFieldProps {
  /** Id of the operation; null for none. */
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string;
}

interface Operations {
  Field: ComponentType<OperationFieldProps>;
  /** Undefined for none, and until it is known. */
  useTitle: (id: number | null) => string | undefined;
}

/** `src/admin` gives them to news and photos, which know nothing of operations. */
export const OperationsContext = createContext<Operations>({ Field: () => null, useTitle: () => undefined });

export function OperationField(props: OperationFieldProps) {
  const { Field } = useContext(OperationsContext);
  return <Field {...props} />;
}

export const useOperationTitle = (id: number | null) => useContext(OperationsContext).useTitle(id);
