import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { secondFactorText } from '#/i18n/tr/second-factor.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { PasswordLink, Person } from '../answers.server.ts';
import { LinkDialog } from './link-dialog.tsx';
import {
  createPasswordLink,
  endPersonSessions,
  linkKindOf,
  refreshPeople,
  switchSecondFactorOff,
  updatePerson,
} from './people-queries.ts';
import { PersonCreation, PersonEdit, PersonPassword } from './person-forms.tsx';

type QuestionKind = 'disable' | 'endSessions' | 'secondFactorOff';
export type PersonTaskKind = 'edit' | 'password' | 'link' | QuestionKind;
export type Task = { kind: 'create' } | { kind: PersonTaskKind; person: Person };

export function PersonTask({ task, onClose }: { task: Task; onClose: () => void }) {
  if (task.kind === 'create') return <PersonCreation onClose={onClose} />;
  const { kind, person } = task;
  if (kind === 'edit') return <PersonEdit person={person} onClose={onClose} />;
  if (kind === 'password') return <PersonPassword person={person} onClose={onClose} />;
  if (kind === 'link') return <PersonLink person={person} onClose={onClose} />;
  return <PersonQuestion question={questions[kind](person)} onClose={onClose} />;
}

interface Question {
  title: string;
  description: string;
  confirmLabel: string;
  busyLabel: string;
  run: () => Promise<unknown>;
  done: string;
}

const questions: Record<QuestionKind, (person: Person) => Question> = {
  disable: ({ id, username }) => ({
    title: text.confirmDisable(username),
    description: text.confirmDisableHint,
    confirmLabel: text.disable,
    busyLabel: text.disabling,
    run: () => updatePerson(id, { isDisabled: true }),
    done: text.wasDisabled,
  }),
  endSessions: ({ id, username }) => ({
    title: text.confirmEndSessions(username),
    description: text.confirmEndSessionsHint,
    confirmLabel: text.endSessions,
    busyLabel: text.endingSessions,
    run: () => endPersonSessions(id),
    done: text.sessionsEnded,
  }),
  secondFactorOff: ({ id, username }) => ({
    title: secondFactorText.confirmOffFor(username),
    description: secondFactorText.confirmOffForHint,
    confirmLabel: secondFactorText.switchOffFor,
    busyLabel: secondFactorText.switchingOff,
    run: () => switchSecondFactorOff(id),
    done: secondFactorText.switchedOff,
  }),
};

function PersonQuestion({ question, onClose }: { question: Question; onClose: () => void }) {
  const { run, done, ...words } = question;
  const change = usePersonChange({ run, done, onSettled: onClose });
  return (
    <Confirm {...words} isBusy={change.isPending} onConfirm={() => change.mutate()} onCancel={onClose} />
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
