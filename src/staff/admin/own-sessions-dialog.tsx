import { useQuery } from '@tanstack/react-query';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { Dialog } from '#/panel/dialog/dialog.tsx';
import { DialogBody } from '#/panel/dialog/dialog-parts.tsx';
import { ListState } from '#/panel/list/list-state.tsx';
import { OwnSessionRow } from './own-session-row.tsx';
import { ownSessionsQuery } from './people-queries.ts';

const words = {
  loading: text.sessionsLoading,
  failed: text.sessionsFetchFailed,
  hint: text.fetchFailedHint,
};

/** Lists one's own sessions (ASVS 7.5.2). */
export default function OwnSessionsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(ownSessionsQuery);
  return (
    <Dialog isWide title={staffText.ownSessions} description={text.sessionsHint} onClose={onClose}>
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
