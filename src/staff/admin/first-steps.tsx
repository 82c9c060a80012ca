import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { day } from '#/format/durations.ts';
import { ownNameText } from '#/i18n/tr/own-name.ts';
import { passwordLinksText as text } from '#/i18n/tr/password-links.ts';
import { Button } from '#/panel/button.tsx';
import { giveFocusBack } from '#/panel/dialog/closing.ts';
import { lazyDialog } from '#/panel/lazy.tsx';
import { signedInHere } from '#/panel/sign-in-request.ts';
import type { SignedIn } from '../answers.server.ts';
import { mayDo } from '../permissions.ts';
import { hasOneAdminQuery } from './one-admin-query.ts';

const PasswordDialog = lazyDialog(() => import('./password-dialog.tsx'));
const PeopleDialog = lazyDialog(() => import('./people-dialog.tsx'));
const NameDialog = lazyDialog(() => import('./name-dialog.tsx'));

/** Steps that somebody new takes first, one at a time. They cover nothing, so that one can go on writing at once. */
export default function FirstSteps({ person }: { person: SignedIn }) {
  const { data: hasOneAdmin } = useQuery({ ...hasOneAdminQuery, enabled: mayDo(person.role, 'people') });
  const [putOff, setPutOff] = useState(readPutOff);
  // what is done in a dialog may end its step, and the dialog stays
  const [opened, open] = useState<Step['draw']>();
  const close = () => open(undefined);
  const steps: (Step | false | undefined)[] = [
    person.mustChangePassword && {
      words: { label: text.adviceLabel, advice: text.advice, act: text.changeNow },
      draw: () => <PasswordDialog username={person.username} onClose={close} />,
    },
    hasOneAdmin && {
      words: ownNameText.onlyAdmin,
      draw: () => <PeopleDialog username={person.username} onClose={close} />,
    },
    !person.displayName && {
      words: ownNameText.ask,
      draw: () => <NameDialog person={person} onClose={close} />,
    },
  ];
  const isDue = ({ words }: Step) => Date.now() - (putOff[words.label] ?? 0) > 7 * day;
  const step = steps.find((one) => one && isDue(one)) || undefined;
  function later() {
    const next = { ...putOff, [step?.words.label ?? '']: Date.now() };
    keepPutOff(next);
    setPutOff(next);
    giveFocusBack(null);
  }
  return (
    <>
      <StepLine step={step} onOpen={(draw) => open(() => draw)} onLater={later} />
      {opened?.()}
    </>
  );
}

const placeOfPutOff = () => `steps later ${signedInHere.read().id ?? ''}`;

/** Times at which steps were put off on this device, by their labels, in milliseconds. */
function readPutOff(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(placeOfPutOff()) ?? '{}');
  } catch {
    return {};
  }
}

function keepPutOff(putOff: Record<string, number>): void {
  try {
    localStorage.setItem(placeOfPutOff(), JSON.stringify(putOff));
  } catch {
    // where nothing can be kept, it comes again with the next page
  }
}

interface Step {
  words: { label: string; advice: string; act: string };
  draw: () => ReactNode;
}

interface StepLineProps {
  step: Step | undefined;
  onOpen: (draw: Step['draw']) => void;
  onLater: () => void;
}

function StepLine({ step, onOpen, onLater }: StepLineProps) {
  if (!step) return null;
  const { words, draw } = step;
  return (
    <section
      aria-label={words.label}
      className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card border border-snow-200 bg-white px-4 py-2 text-sm leading-snug sm:mb-5 sm:py-3"
    >
      <p className="max-w-[70ch] grow basis-72">{words.advice}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onOpen(draw)}>
          {words.act}
        </Button>
        <Button size="small" look="quiet" onClick={onLater}>
          {text.later}
        </Button>
      </div>
    </section>
  );
}
