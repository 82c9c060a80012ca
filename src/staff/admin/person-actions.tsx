import { KeyRound, LogOut, Pencil, UserX } from 'lucide-react';
import { panelText } from '#/i18n/tr/panel.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { Button } from '#/panel/button.tsx';
import type { Person } from '../people-schema.ts';
import { PersonEnabling } from './person-enabling.tsx';
import type { PersonTaskKind } from './person-task.tsx';

interface PersonActionsProps {
  person: Person;
  isYou: boolean;
  onTask: (kind: PersonTaskKind) => void;
}

/** For oneself, leaves out what could lock one out by mistake. */
export function PersonActions({ person, isYou, onTask }: PersonActionsProps) {
  const { username, isDisabled, openSessions } = person;
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex">
      <Button size="small" aria-label={panelText.editOf(username)} onClick={() => onTask('edit')}>
        <Pencil className="size-4" aria-hidden />
        {panelText.edit}
      </Button>
      {!isYou && (
        <>
          <Button
            size="small"
            aria-label={text.changePasswordOf(username)}
            onClick={() => onTask('password')}
          >
            <KeyRound className="size-4" aria-hidden />
            {text.changePassword}
          </Button>
          {openSessions > 0 && (
            <Button
              size="small"
              aria-label={text.endSessionsOf(username)}
              onClick={() => onTask('endSessions')}
            >
              <LogOut className="size-4" aria-hidden />
              {text.endSessions}
            </Button>
          )}
          {isDisabled ? (
            <PersonEnabling person={person} />
          ) : (
            <Button
              size="small"
              look="dangerQuiet"
              aria-label={text.disableOf(username)}
              onClick={() => onTask('disable')}
            >
              <UserX className="size-4" aria-hidden />
              {text.disable}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
