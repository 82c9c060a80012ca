import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { BusyButton } from '#/panel/button.tsx';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '#/panel/dialog/dialog.tsx';
import { LineDifference } from '#/panel/difference/difference-panes.tsx';
import { serverMessage } from '#/panel/failure.tsx';
import { Field, FormFailure } from '#/panel/form/field.tsx';
import { PasswordInput } from '#/panel/form/password-input.tsx';
import { useNameOf } from '#/panel/staff-names.ts';
import { isReordered, listChanges } from '../../changed-lines.ts';
import type { Proposal } from '../../proposals/schema.ts';
import { useSettling } from './use-settling.ts';
import { WhoMay } from './who-may.tsx';

/** What would change, and the two answers to it. */
export function ProposalForm({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const form = useForm({ defaultValues: { password: '' } });
  const nameOf = useNameOf();
  const [isAsking, setAsking] = useState(false);
  const { confirmation, withdrawal } = useSettling({
    ...{ proposal, form, onClose },
    onNotDropped: () => setAsking(false),
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ password }) => confirmation.mutate(password))}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody>
        {proposal.mayConfirm && <p className="wrap-anywhere">{text.advice}</p>}
        <Changes proposal={proposal} />
        {proposal.mayConfirm ? (
          <Field label={text.password} hint={text.passwordHint} error={errors.password?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...form.register('password', {
                  required: text.passwordRequired,
                  onChange: () => confirmation.isError && confirmation.reset(),
                })}
                autoComplete="current-password"
                toggleOf={text.password}
              />
            )}
          </Field>
        ) : (
          <WhoMay proposal={proposal} />
        )}
      </DialogBody>
      {confirmation.isError && !errors.password && (
        <DialogNotice>
          <FormFailure message={serverMessage(confirmation.error, text.tryAgain)} />
        </DialogNotice>
      )}
      <DialogFooter>
        {proposal.mayConfirm && (
          <BusyButton
            type="submit"
            look="primary"
            isBusy={confirmation.isPending}
            busyLabel={text.confirming}
          >
            {text.confirm}
          </BusyButton>
        )}
        <BusyButton
          isBusy={withdrawal.isPending}
          busyLabel={text.dropping}
          onClick={() => (proposal.isOwn ? withdrawal.mutate() : setAsking(true))}
        >
          {proposal.isOwn ? text.withdraw : text.reject}
        </BusyButton>
      </DialogFooter>
      {isAsking && (
        <Confirm
          title={text.rejecting(nameOf(proposal.proposedBy))}
          description={text.rejectingHint}
          confirmLabel={text.reject}
          busyLabel={text.dropping}
          isBusy={withdrawal.isPending}
          onConfirm={() => withdrawal.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </form>
  );
}

function Changes({ proposal: { form, before, after } }: { proposal: Proposal }) {
  return (
    <>
      {listChanges(form, before, after).map((field) => (
        <section key={field.name} className="grid min-w-0 gap-1.5 wrap-anywhere">
          <h3 className="text-sm font-semibold">{field.label}</h3>
          {isReordered(field) ? (
            <p>{text.reordered}</p>
          ) : (
            <LineDifference
              before={field.before}
              after={field.after}
              labels={{ before: text.before, after: text.after }}
            />
          )}
        </section>
      ))}
      <p className="text-[0.8125rem] text-ink-soft">{text.unchangedRest}</p>
    </>
  );
}
