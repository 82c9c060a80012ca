import type { LinkedDocument } from '#/documents/admin/site-dialog.tsx';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import type { SignedIn } from '#/staff/schema.ts';

const PasswordDialog = lazyDialog(() => import('#/staff/admin/password-dialog.tsx'));
const NameDialog = lazyDialog(() => import('#/staff/admin/name-dialog.tsx'));
const PeopleDialog = lazyDialog(() => import('#/staff/admin/people-dialog.tsx'));
const AuditDialog = lazyDialog(() => import('#/staff/admin/audit-dialog.tsx'));
const SiteDialog = lazyDialog(() => import('#/documents/admin/site-dialog.tsx'));
const NoticeDialog = lazyDialog(() => import('#/documents/admin/notice-dialog.tsx'));
const OwnSessionsDialog = lazyDialog(() => import('#/staff/admin/own-sessions-dialog.tsx'));

const SecondFactorDialog = lazyDialog(() => import('#/staff/admin/second-factor/second-factor-dialog.tsx'));

export type AccountTask =
  | 'site'
  | 'notice'
  | 'password'
  | 'people'
  | 'auditLog'
  | 'ownName'
  | 'ownSessions'
  | 'secondFactor';

interface AccountDialogProps {
  task: AccountTask;
  person: SignedIn;
  /** The document that a link has asked for. */
  linkedDocument?: LinkedDocument;
  onClose: () => void;
}

export function AccountDialog({ task, person, linkedDocument, onClose }: AccountDialogProps) {
  const dialogs = {
    site: <SiteDialog linked={linkedDocument} onClose={onClose} />,
    notice: <NoticeDialog onClose={onClose} />,
    password: <PasswordDialog username={person.username} onClose={onClose} />,
    people: <PeopleDialog username={person.username} onClose={onClose} />,
    auditLog: <AuditDialog onClose={onClose} />,
    ownName: <NameDialog person={person} onClose={onClose} />,
    ownSessions: <OwnSessionsDialog onClose={onClose} />,
    secondFactor: <SecondFactorDialog username={person.username} onClose={onClose} />,
  };
  return dialogs[task];
}
