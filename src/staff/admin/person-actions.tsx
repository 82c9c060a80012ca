import { KeyRound, Link, LogOut, Pencil, ShieldOff, UserCheck, UserX } from 'lucide-react';
import { panelText } from '#/i18n/tr/panel.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { secondFactorText } from '#/i18n/tr/second-factor.ts';
import { BusyButton } from '#/panel/busy-button.tsx';
import { Button } from '#/panel/button.tsx';
import type { Person } from '../people-schema.ts';
import { linkKindOf } from './link-kind.ts';
import { updatePerson } from './people-queries.ts';
import type { PersonTaskKind } from './person-task.tsx';
import { usePersonChange } from './use-person-change.ts';

interface PersonActionsProps {
  person: Person;
  isYou: boolean;
  onTask: (kind: PersonTaskKind) => void;
}

/** For oneself, leaves out what could lock one out by mistake. */
export function PersonActions({ person, isYou, onTask }: PersonActionsProps) {
  const { username, isDisabled, openSessions, hasSecondFactor } = person;
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
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
          {!isDisabled && <LinkButton person={person} onPress={() => onTask('link')} />}
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
          {hasSecondFactor && (
            <Button
              size="small"
              className="order-last col-span-2 sm:order-none"
              aria-label={secondFactorText.switchOffForOf(username)}
              onClick={() => onTask('secondFactorOff')}
            >
              <ShieldOff className="size-4" aria-hidden />
              {secondFactorText.switchOffFor}
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

/** Its words are long, so on a phone it has a line of its own. */
function LinkButton({ person, onPress }: { person: Person; onPress: () => void }) {
  const { username } = person;
  const isInvitation = linkKindOf(person) === 'invitation';
  return (
    <Button
      size="small"
      className="order-last col-span-2 sm:order-none"
      aria-label={isInvitation ? text.invitationLinkOf(username) : text.resetLinkOf(username)}
      onClick={onPress}
    >
      <Link className="size-4" aria-hidden />
      {isInvitation ? text.invitationLink : text.resetLink}
    </Button>
  );
}

/** Asks no question, because nothing is lost by it. */
function PersonEnabling({ person }: { person: Person }) {
  const change = usePersonChange({
    run: () => updatePerson(person.id, { isDisabled: false }),
    done: text.wasEnabled,
  });
  return (
    <BusyButton
      size="small"
      aria-label={text.enableOf(person.username)}
      isBusy={change.isPending}
      busyLabel={text.enabling}
      onClick={() => change.mutate()}
    >
      <UserCheck className="size-4" aria-hidden />
      {text.enable}
    </BusyButton>
  );
}
