import { UserCheck } from 'lucide-react';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { BusyButton } from '#/panel/busy-button.tsx';
import type { Person } from '../people-schema.ts';
import { updatePerson } from './people-queries.ts';
import { usePersonChange } from './use-person-change.ts';

/** Asks no question, because nothing is lost by it. */
export function PersonEnabling({ person }: { person: Person }) {
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
