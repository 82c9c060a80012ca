import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { panelText } from '#/i18n/tr/panel.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { showServerFields } from '#/panel/form/use-form-save.ts';
import { showFailure } from '#/panel/toast/show-failure.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';

/** Shows a refusal in a toast, and at the field where it belongs. */
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
      showFailure(error, { title: panelText.failed, otherwise: text.failed });
      showServerFields(form, error);
    },
  });
}
