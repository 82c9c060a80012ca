import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { showServerFields } from '#/panel/form/use-form-save.ts';
import { showFailure } from '#/panel/toast/show-failure.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';

/** Shows a refusal at the field where it belongs, and any other in a toast. */
export function useTypedCall<Form extends FieldValues, Typed>({
  form,
  send,
}: {
  form: UseFormReturn<Form, unknown, Typed>;
  send: (typed: Typed) => Promise<void>;
}) {
  return useSingleMutation({
    mutationFn: send,
    onError: (error) => {
      const isAtField = error instanceof HttpError && Object.keys(error.fields).length > 0;
      if (isAtField) showServerFields(form, error);
      else showFailure(error, { otherwise: text.failed });
    },
  });
}
