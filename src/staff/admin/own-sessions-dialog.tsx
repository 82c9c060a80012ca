import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#/format/dates.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { useAct } from '#/panel/act.tsx';
import { Badge } from '#/panel/badge.tsx';
import { BusyButton } from '#/panel/button.tsx';
import { Dialog, DialogBody } from '#/panel/dialog/dialog.tsx';
import { ListState } from '#/panel/list/list-state.tsx';
import type { OwnSession } from '../answers.server.ts';
import { endOwnSession, ownSessionsQuery } from './people-queries.ts';

const words = {
  loading: text.sessionsLoading,
  failed: text.sessionsFetchFailed,
  hint: text.fetchFailedHint,
};

/** Lists one's own sessions (ASVS 7.5.2). */
export default function OwnSessionsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(ownSessionsQuery);
  return (
    <Dialog
      isWide
      help="signIn"
      title={staffText.ownSessions}
      description={text.sessionsHint}
      onClose={onClose}
    >
      <DialogBody>
        <ListState query={query} words={words} empty={null}>
          {(sessions) => (
            <ul className="grid gap-3">
              {sessions.map((session) => (
                <OwnSessionRow key={session.id} session={session} />
              ))}
            </ul>
          )}
        </ListState>
      </DialogBody>
    </Dialog>
  );
}

function OwnSessionRow({ session }: { session: OwnSession }) {
  const { id, device, createdAt, lastSeenAt, address, isCurrent } = session;
  const end = useAct({
    call: () => endOwnSession(id),
    done: () => text.sessionEnded,
    failed: text.sessionNotEnded,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-snow-200 bg-white p-4 shadow-card">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="leading-snug font-bold wrap-anywhere">{device}</h3>
          {isCurrent && <Badge tone="safe">{text.thisSession}</Badge>}
        </div>
        <ul className="mt-1 flex flex-wrap gap-x-4 text-sm wrap-anywhere text-ink-soft">
          <li>{text.startedAt(formatMoment(createdAt))}</li>
          <li>{text.sessionSeen(formatRelativeTime(lastSeenAt, new Date()))}</li>
          <li>{text.sessionAddress(address)}</li>
        </ul>
      </div>
      {!isCurrent && (
        <BusyButton
          size="small"
          look="dangerQuiet"
          aria-label={text.endSessionOf(device)}
          isBusy={end.isBusy}
          busyLabel={text.endingSessions}
          onClick={end.begin}
        >
          {text.endSession}
        </BusyButton>
      )}
    </li>
  );
}
