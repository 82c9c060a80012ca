import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import type { Person } from '../people-schema.ts';
import { endPersonSessions, updatePerson } from './people-queries.ts';
import { PersonCreation } from './person-creation.tsx';
import { PersonEdit } from './person-edit.tsx';
import { PersonPassword } from './person-password.tsx';
import { usePersonChange } from './use-person-change.ts';

export type PersonTaskKind = 'edit' | 'password' | 'disable' | 'endSessions';
export type Task = { kind: 'create' } | { kind: PersonTaskKind; person: Person; isYou: boolean };

export function PersonTask({ task, onClose }: { task: Task; onClose: () => void }) {
  switch (task.kind) {
    case 'create':
      return <PersonCreation onClose={onClose} />;
    case 'edit':
      return <PersonEdit person={task.person} isYou={task.isYou} onClose={onClose} />;
    case 'password':
      return <PersonPassword person={task.person} onClose={onClose} />;
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
