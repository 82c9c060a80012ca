import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { conflictText as text } from '#/i18n/tr/conflict.ts';
import { Button } from '../button.tsx';
import { DialogBody, DialogFooter } from '../dialog/dialog-parts.tsx';
import { ConflictFieldset } from './conflict-fieldset.tsx';
import { type FieldPlans, listFieldPlans } from './field-plans.tsx';
import { type Choice, type Choices, mergeValues, proposeChoices } from './merge-choices.ts';

interface ConflictViewProps<Form extends FieldValues, Draft> {
  fields: FieldPlans<Form, Draft>;
  mine: Form;
  theirs: Form;
  /** What `mine` was typed over. */
  base: Form;
  /** When `theirs` was saved, ISO 8601 UTC. */
  savedAt: string;
  onSettle: (values: Form) => void;
}

/** Overwrites nothing before the person has chosen field by field. */
export function ConflictView<Form extends FieldValues, Draft>({
  fields,
  savedAt,
  onSettle,
  ...versions
}: ConflictViewProps<Form, Draft>) {
  const [choices, setChoices] = useState<Choices<Form>>(() => proposeChoices(versions));
  const differing = listFieldPlans(fields).filter(([name]) => choices[name] !== undefined);
  const chooseAll = (choice: Choice) =>
    setChoices(Object.fromEntries(differing.map(([name]) => [name, choice])) as Choices<Form>);
  return (
    <>
      <DialogBody>
        <Explanation savedAt={savedAt} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => chooseAll('mine')}>
            {text.allMine}
          </Button>
          <Button size="small" onClick={() => chooseAll('theirs')}>
            {text.allTheirs}
          </Button>
        </div>
        {differing.map(([name, { label, show = String }]) => (
          <ConflictFieldset
            key={name}
            name={name}
            label={label}
            mine={show(versions.mine[name] as never)}
            theirs={show(versions.theirs[name] as never)}
            choice={choices[name] ?? 'mine'}
            onChoose={(choice) => setChoices({ ...choices, [name]: choice })}
          />
        ))}
      </DialogBody>
      <DialogFooter>
        <Button look="primary" onClick={() => onSettle(mergeValues(versions, choices))}>
          {text.settle}
        </Button>
        <p className="flex-1 self-center text-sm text-ink-soft">{text.settleHint}</p>
      </DialogFooter>
    </>
  );
}

function Explanation({ savedAt }: { savedAt: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that had the keyboard is gone with the form
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="grid gap-1">
      <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
        {text.title}
      </h3>
      <p className="text-sm text-ink-soft">{text.hint(formatRelativeTime(savedAt, new Date()))}</p>
    </div>
  );
}
