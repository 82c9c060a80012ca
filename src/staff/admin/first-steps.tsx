import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownNameText } from '#/i18n/tr/own-name.ts';
import { passwordLinksText as text } from '#/i18n/tr/password-links.ts';
import { Button } from '#/panel/button.tsx';
import { giveFocusBack } from '#/panel/dialog/closing.ts';
import { lazyDialog } from '#/panel/lazy.tsx';
import type { SignedIn } from '../answers.server.ts';
import { mayDo } from '../permissions.ts';
import { hasOneAdminQuery } from './people-queries.ts';

const PasswordDialog = lazyDialog(() => import('./password-dialog.tsx'));
const NameDialog = lazyDialog(() => import('./name-dialog.tsx'));

/** Steps that somebody new takes first, one at a time. They cover nothing, so that one can go on writing at once. */
export default function FirstSteps({ person }: { person: SignedIn }) {
  const { data: hasOneAdmin } = useQuery({ ...hasOneAdminQuery, enabled: mayDo(person.role, 'people') });
  const [putOff, setPutOff] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const steps = [
    person.mustChangePassword && {
      words: { label: text.adviceLabel, advice: text.advice, act: text.changeNow },
      draw: () => <PasswordDialog username={person.username} onClose={() => setOpen(false)} />,
    },
    !person.displayName && {
      words: ownNameText.ask,
      draw: () => <NameDialog person={person} onClose={() => setOpen(false)} />,
    },
  ];
  const step = steps.find((one, place) => one && place >= putOff);
  if (!step) return null;
  const { words, draw } = step;
  function later() {
    setPutOff(step === steps[0] ? 1 : steps.length);
    giveFocusBack(null);
  }
  return (
    <section
      aria-label={words.label}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-snow-200 bg-white px-4 py-3 text-sm"
    >
      <p className="max-w-[70ch] grow basis-72">
        {words.advice} {hasOneAdmin && ownNameText.onlyAdmin}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setOpen(true)}>
          {words.act}
        </Button>
        <Button size="small" look="quiet" onClick={later}>
          {text.later}
        </Button>
      </div>
      {isOpen && draw()}
    </section>
  );
}
