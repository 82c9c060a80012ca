import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { panelText } from '#/i18n/tr/panel.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { secondFactorText } from '#/i18n/tr/second-factor.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { useFormSave } from '#/panel/form/use-form-save.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { PasswordLink, Person } from '../answers.server.ts';
import { type NewPassword, newPasswordSchema } from '../people-schema.ts';
import { LinkDialog } from './link-dialog.tsx';
import {
  createPasswordLink,
  endPersonSessions,
  linkKindOf,
  refreshPeople,
  setPersonPassword,
  switchSecondFactorOff,
  updatePerson,
} from './people-queries.ts';
import { NewPasswordField } from './person-fields.tsx';
import { PersonCreation, PersonEdit } from './person-forms.tsx';

export type PersonTaskKind = 'edit' | 'password' | 'link' | 'disable' | 'endSessions' | 'secondFactorOff';
export type Task = { kind: 'create' } | { kind: PersonTaskKind; person: Person; isYou: boolean };

export function PersonTask({ task, onClose }: { task: Task; onClose: () => void }) {
  switch (task.kind) {
    case 'create':
      return <PersonCreation onClose={onClose} />;
    case 'edit':
      return <PersonEdit person={task.person} onClose={onClose} />;
    case 'password':
      return <PersonPassword person={task.person} onClose={onClose} />;
    case 'link':
      return <PersonLink person={task.person} onClose={onClose} />;
    case 'disable':
      return (
        <PersonQuestion
          title={text.confirmDisable(task.person.username)}
          description={text.confirmDisableHint}
          confirmLabel={text.disable}
          busyLabel={text.disabling}
          run={() => updatePerson(task.person.id, { isDisabled: true })}
          done={text.wasDisabled}
          onClose={onClose}
        />
      );
    case 'endSessions':
      return (
        <PersonQuestion
          title={text.confirmEndSessions(task.person.username)}
          description={text.confirmEndSessionsHint}
          confirmLabel={text.endSessions}
          busyLabel={text.endingSessions}
          run={() => endPersonSessions(task.person.id)}
          done={text.sessionsEnded}
          onClose={onClose}
        />
      );
    case 'secondFactorOff':
      return (
        <PersonQuestion
          title={secondFactorText.confirmOffFor(task.person.username)}
          description={secondFactorText.confirmOffForHint}
          confirmLabel={secondFactorText.switchOffFor}
          busyLabel={secondFactorText.switchingOff}
          run={() => switchSecondFactorOff(task.person.id)}
          done={secondFactorText.switchedOff}
          onClose={onClose}
        />
      );
  }
}

interface PersonQuestionProps {
  title: string;
  description: string;
  confirmLabel: string;
  busyLabel: string;
  run: () => Promise<unknown>;
  done: string;
  onClose: () => void;
}

function PersonQuestion({ run, done, onClose, ...question }: PersonQuestionProps) {
  const change = usePersonChange({ run, done, onSettled: onClose });
  return (
    <Confirm {...question} isBusy={change.isPending} onConfirm={() => change.mutate()} onCancel={onClose} />
  );
}

function PersonPassword({ person, onClose }: { person: Person; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(newPasswordSchema), defaultValues: { password: '' } });
  const { errors, isDirty } = form.formState;
  const save = useFormSave({
    form,
    save: ({ password }: NewPassword) => setPersonPassword(person.id, password),
    saved: text.passwordSet,
    refresh: () => refreshPeople(queries),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={text.changePasswordTitle(person.username)}
      description={text.changePasswordHint}
      isDirty={isDirty}
      onClose={onClose}
    >
      {({ close }) => (
        <FormFrame onSubmit={form.handleSubmit((values) => save.mutate(values))} save={save} onCancel={close}>
          {/* tells password managers whose password this is */}
          <input type="text" autoComplete="username" defaultValue={person.username} hidden readOnly />
          <NewPasswordField {...form.register('password')} error={errors.password?.message} />
        </FormFrame>
      )}
    </FormDialog>
  );
}

/** Asks first, because a new link voids the one before. */
function PersonLink({ person, onClose }: { person: Person; onClose: () => void }) {
  const [link, setLink] = useState<PasswordLink>();
  const kind = linkKindOf(person);
  const creation = usePersonChange({
    run: async () => setLink(await createPasswordLink(person.id)),
    done: text.linkCreated,
  });
  if (link) return <LinkDialog person={person} link={link} onClose={onClose} />;
  const hint = text.confirmLinkHint[kind];
  return (
    <Confirm
      look="primary"
      title={text.confirmLink[kind](person.username)}
      description={person.link ? `${hint} ${text.confirmNewerLink}` : hint}
      confirmLabel={text.createLink}
      busyLabel={text.creatingLink}
      isBusy={creation.isPending}
      onConfirm={() => creation.mutate()}
      onCancel={onClose}
    />
  );
}

interface PersonChange {
  run: () => Promise<unknown>;
  done: string;
  onSettled?: () => void;
}

/** Changes a person, and is busy until the list has been read again. */
export function usePersonChange({ run, done, onSettled }: PersonChange) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: run,
    onSuccess: () => {
      showToast({ title: panelText.succeeded, description: done });
      return refreshPeople(queries);
    },
    onError: (error) => {
      showFailure(error, { otherwise: panelText.saveFailed });
      // somebody else may have changed the person first
      void refreshPeople(queries);
    },
    onSettled,
  });
}
