import { formatRelativeTime } from '#/format/relative-time.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { Badge } from '#/panel/badge.tsx';
import type { Person } from '../people-schema.ts';
import { roleLabel } from '../roles.ts';
import { PersonActions } from './person-actions.tsx';
import type { PersonTaskKind } from './person-task.tsx';

interface PersonRowProps {
  person: Person;
  isYou: boolean;
  onTask: (kind: PersonTaskKind) => void;
}

export function PersonRow({ person, isYou, onTask }: PersonRowProps) {
  const { username, role, isDisabled, lastSeenAt, openSessions } = person;
  const seen = lastSeenAt ? text.lastSeen(formatRelativeTime(lastSeenAt, new Date())) : text.neverSeen;
  return (
    <li className="grid gap-3 rounded-card border border-snow-200 bg-white p-4 shadow-card">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="leading-snug font-bold wrap-anywhere">{username}</h3>
          <span className="flex flex-wrap gap-2">
            {isYou && <Badge>{text.isYou}</Badge>}
            <Badge>{roleLabel(role)}</Badge>
            <Badge tone={isDisabled ? 'waiting' : 'safe'}>{isDisabled ? text.disabled : text.active}</Badge>
          </span>
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {seen} · {text.openSessions(openSessions)}
        </p>
      </div>
      <PersonActions person={person} isYou={isYou} onTask={onTask} />
    </li>
  );
}
