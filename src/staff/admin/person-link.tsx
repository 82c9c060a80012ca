import { useState } from 'react';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import type { PasswordLink } from '../password-link-schema.ts';
import type { Person } from '../people-schema.ts';
import { LinkDialog } from './link-dialog.tsx';
import { linkKindOf } from './link-kind.ts';
import { createPasswordLink } from './people-queries.ts';
import { usePersonChange } from './use-person-change.ts';

/** Asks first, because a new link voids the one before. */
export function PersonLink({ person, onClose }: { person: Person; onClose: () => void }) {
  const [link, setLink] = useState<PasswordLink>();
  const kind = linkKindOf(person);
  const creation = usePersonChange({
    run: async () => setLink(await createPasswordLink(person.id)),
    done: text.linkCreated,
  });
  if (link) return <LinkDialog person={person} link={link} onClose={onClose} />;
  const hint = text.confirmLinkHint[kind];
  return (
    <Confirm
      look="primary"
      title={text.confirmLink[kind](person.username)}
      description={person.link ? `${hint} ${text.confirmNewerLink}` : hint}
      confirmLabel={text.createLink}
      busyLabel={text.creatingLink}
      isBusy={creation.isPending}
      onConfirm={() => creation.mutate()}
      onCancel={onClose}
    />
  );
}
