import { type ComponentProps, useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { secondFactorText } from '#/i18n/tr/second-factor.ts';
import { type Act, ActQuestion } from '#/panel/act.tsx';
import type { PasswordLink, Person } from '../answers.server.ts';
import { LinkDialog } from './link-dialog.tsx';
import {
  createPasswordLink,
  endPersonSessions,
  linkKindOf,
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
  return <ActQuestion {...questions[kind](person)} onClose={onClose} />;
}

type Question = Omit<ComponentProps<typeof ActQuestion>, 'onClose'>;

const questions: Record<QuestionKind, (person: Person) => Question> = {
  disable: ({ id, username }) => ({
    title: text.confirmDisable(username),
    description: text.confirmDisableHint,
    confirmLabel: text.disable,
    busyLabel: text.disabling,
    act: changeOfPerson<unknown>(() => updatePerson(id, { isDisabled: true }), text.wasDisabled),
  }),
  endSessions: ({ id, username }) => ({
    title: text.confirmEndSessions(username),
    description: text.confirmEndSessionsHint,
    confirmLabel: text.endSessions,
    busyLabel: text.endingSessions,
    act: changeOfPerson<unknown>(() => endPersonSessions(id), text.sessionsEnded),
  }),
  secondFactorOff: ({ id, username }) => ({
    title: secondFactorText.confirmOffFor(username),
    description: secondFactorText.confirmOffForHint,
    confirmLabel: secondFactorText.switchOffFor,
    busyLabel: secondFactorText.switchingOff,
    act: changeOfPerson<unknown>(() => switchSecondFactorOff(id), secondFactorText.switchedOff),
  }),
};

/** Asks first, because a new link voids the one before. */
function PersonLink({ person, onClose }: { person: Person; onClose: () => void }) {
  const [link, setLink] = useState<PasswordLink>();
  const kind = linkKindOf(person);
  if (link) return <LinkDialog person={person} link={link} onClose={onClose} />;
  const hint = text.confirmLinkHint[kind];
  return (
    <ActQuestion
      look="primary"
      title={text.confirmLink[kind](person.username)}
      description={person.link ? `${hint} ${text.confirmNewerLink}` : hint}
      confirmLabel={text.createLink}
      busyLabel={text.creatingLink}
      act={changeOfPerson(() => createPasswordLink(person.id), text.linkCreated)}
      onDone={setLink}
      onClose={onClose}
    />
  );
}

export const changeOfPerson = <Result,>(call: () => Promise<Result>, done: string): Act<Result> => ({
  ...{ call, done: () => done },
  failed: panelText.saveFailed,
});
