import { useQuery } from '@tanstack/react-query';
import {
  KeyRound,
  Link,
  LogOut,
  type LucideIcon,
  Pencil,
  ShieldOff,
  UserCheck,
  UserPlus,
  Users,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '#/format/dates.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { secondFactorText } from '#/i18n/tr/second-factor.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { useAct } from '#/panel/act.tsx';
import { Badge } from '#/panel/badge.tsx';
import { BusyButton, Button } from '#/panel/button.tsx';
import { Dialog, DialogBody } from '#/panel/dialog/dialog.tsx';
import { EmptyState, ListState } from '#/panel/list/list-state.tsx';
import type { Person } from '../answers.server.ts';
import { roleLabel } from '../permissions.ts';
import { hasOneAdmin } from './one-admin-query.ts';
import { linkKindOf, peopleQuery, updatePerson } from './people-queries.ts';
import { changeOfPerson, PersonTask, type PersonTaskKind, type Task } from './person-task.tsx';

const words = { loading: text.loading, failed: text.fetchFailed, hint: text.fetchFailedHint };

export default function PeopleDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const [task, setTask] = useState<Task>();
  const query = useQuery(peopleQuery);
  return (
    <Dialog isWide help="admins" title={staffText.people} description={text.hint} onClose={onClose}>
      <DialogBody>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-soft">{query.data && text.count(query.data.length)}</p>
          <Button look="primary" onClick={() => setTask({ kind: 'create' })}>
            <UserPlus className="size-5" aria-hidden />
            {text.create}
          </Button>
        </div>
        <ListState query={query} words={words} empty={<EmptyState icon={Users} title={text.none} />}>
          {(people) => (
            <>
              {hasOneAdmin(people) && <p className="rounded-md bg-snow-100 p-3 text-sm">{text.oneAdmin}</p>}
              <ul className="grid gap-3">
                {people.map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    isYou={person.username === username}
                    onTask={(kind) => setTask({ kind, person })}
                  />
                ))}
              </ul>
            </>
          )}
        </ListState>
      </DialogBody>
      {task && <PersonTask task={task} onClose={() => setTask(undefined)} />}
    </Dialog>
  );
}

interface PersonRowProps {
  person: Person;
  isYou: boolean;
  onTask: (kind: PersonTaskKind) => void;
}

function PersonRow({ person, isYou, onTask }: PersonRowProps) {
  const { username, displayName, role, isDisabled, lastSeenAt, openSessions, hasSecondFactor, link } = person;
  const seen = lastSeenAt ? text.lastSeen(formatRelativeTime(lastSeenAt, new Date())) : text.neverSeen;
  return (
    <li className="grid gap-3 rounded-card border border-snow-200 bg-white p-4 shadow-card">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="leading-snug font-bold wrap-anywhere">{displayName ?? username}</h3>
          <span className="flex flex-wrap gap-2">
            {isYou && <Badge>{text.isYou}</Badge>}
            <Badge>{roleLabel(role)}</Badge>
            <Badge tone={isDisabled ? 'waiting' : 'safe'}>{isDisabled ? text.disabled : text.active}</Badge>
            {hasSecondFactor && <Badge tone="safe">{secondFactorText.ofPerson}</Badge>}
          </span>
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {displayName && `${username} · `}
          {seen} · {text.openSessions(openSessions)}
        </p>
        {link && (
          <p className="mt-1 text-sm text-ink-soft">
            {text.linkWaits[link.kind](formatMoment(link.expiresAt))}
          </p>
        )}
      </div>
      <PersonActions person={person} isYou={isYou} onTask={onTask} />
    </li>
  );
}

interface PersonAct {
  kind: PersonTaskKind;
  icon: LucideIcon;
  label: string;
  /** Also says whom it acts on. */
  name: string;
  look?: 'dangerQuiet';
  /** Its words are long, so on a phone it has a line of its own. */
  isLong?: boolean;
}

/** What can be done to a person; for oneself, without what could lock one out by mistake. */
function PersonActions({ person, isYou, onTask }: PersonRowProps) {
  const acts = actsOf(person);
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {(isYou ? acts.slice(0, 1) : acts).map(({ kind, icon: Icon, label, name, look, isLong }) => (
        <Button
          key={kind}
          size="small"
          look={look}
          className={isLong ? 'order-last col-span-2 sm:order-none' : ''}
          aria-label={name}
          onClick={() => onTask(kind)}
        >
          <Icon className="size-4" aria-hidden />
          {label}
        </Button>
      ))}
      {!isYou && person.isDisabled && <PersonEnabling person={person} />}
    </div>
  );
}

function actsOf(person: Person): PersonAct[] {
  const { username, isDisabled, openSessions, hasSecondFactor } = person;
  const isInvitation = linkKindOf(person) === 'invitation';
  const acts: (PersonAct | false)[] = [
    { kind: 'edit', icon: Pencil, label: panelText.edit, name: panelText.editOf(username) },
    {
      ...{ kind: 'password', icon: KeyRound },
      ...{ label: text.changePassword, name: text.changePasswordOf(username) },
    },
    !isDisabled && {
      ...{ kind: 'link', icon: Link, isLong: true },
      label: isInvitation ? text.invitationLink : text.resetLink,
      name: isInvitation ? text.invitationLinkOf(username) : text.resetLinkOf(username),
    },
    openSessions > 0 && {
      ...{ kind: 'endSessions', icon: LogOut },
      ...{ label: text.endSessions, name: text.endSessionsOf(username) },
    },
    hasSecondFactor === true && {
      ...{ kind: 'secondFactorOff', icon: ShieldOff, isLong: true },
      ...{ label: secondFactorText.switchOffFor, name: secondFactorText.switchOffForOf(username) },
    },
    !isDisabled && {
      ...{ kind: 'disable', icon: UserX, look: 'dangerQuiet' },
      ...{ label: text.disable, name: text.disableOf(username) },
    },
  ];
  return acts.filter((act) => act !== false);
}

/** Asks no question, because nothing is lost by it. */
function PersonEnabling({ person }: { person: Person }) {
  const enable = () => updatePerson(person.id, { isDisabled: false });
  const { begin, isBusy } = useAct(changeOfPerson(enable, text.wasEnabled));
  return (
    <BusyButton
      size="small"
      aria-label={text.enableOf(person.username)}
      isBusy={isBusy}
      busyLabel={text.enabling}
      onClick={begin}
    >
      <UserCheck className="size-4" aria-hidden />
      {text.enable}
    </BusyButton>
  );
}
