import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import type { Person } from '../people-schema.ts';
import { endPersonSessions, updatePerson } from './people-queries.ts';
import { PersonCreation } from './person-creation.tsx';
import { PersonEdit } from './person-edit.tsx';
import { PersonPassword } from './person-password.tsx';
import { PersonQuestion } from './person-question.tsx';

export type PersonTaskKind = 'edit' | 'password' | 'disable' | 'endSessions';
export type Task = { kind: 'create' } | { kind: PersonTaskKind; person: Person; isYou: boolean };

/** The dialog above the list, for what somebody is about to do. */
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
