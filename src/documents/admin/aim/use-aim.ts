import { createContext, useState } from 'react';
import { HttpError } from '#/http/request.ts';
import { firstField } from '../../field-order.ts';
import type { FormSchema } from '../../form-schema.ts';

/** The field that a form is to show: unfolded, in the middle of the screen, with the focus. Each aim is a new one. */
export interface Aim {
  /** 'banks.0.accounts.1.iban' */
  field: string;
}

export const AimContext = createContext<Aim | undefined>(undefined);

/** @param field where the form opens */
export function useAim(form: FormSchema, field?: string) {
  const [aim, setAim] = useState<Aim | undefined>(field === undefined ? undefined : { field });
  const aimAt = (field: string) => setAim({ field });
  return {
    aim,
    aimAt,
    /** For a save that was refused. */
    aimAtFault: (error: unknown): never => {
      const first = error instanceof HttpError ? firstField(form, Object.keys(error.fields)) : undefined;
      if (first !== undefined) aimAt(first);
      throw error;
    },
  };
}
