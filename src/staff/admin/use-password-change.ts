import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { showServerFields } from '#/panel/form/use-form-save.ts';
import { showFailure } from '#/panel/toast/show-failure.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { changePassword, signedInQuery } from '../queries.ts';
import type { PasswordForm } from '../schema.ts';

export function usePasswordChange({
  form,
  onChanged,
}: {
  form: UseFormReturn<PasswordForm>;
  onChanged: () => void;
}) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordForm) =>
      changePassword({ currentPassword, newPassword }),
    onSuccess: () => {
      showToast({ title: text.passwordChanged, description: ownPasswordText.passwordChangedHint });
      // nobody else knows the new one, so there is nothing to advise any more
      queries.setQueryData(
        signedInQuery.queryKey,
        (person) => person && { ...person, mustChangePassword: undefined },
      );
      onChanged();
    },
    onError: (error) => {
      showFailure(error, { otherwise: text.passwordNotChanged });
      showServerFields(form, error);
    },
  });
}
