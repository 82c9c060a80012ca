import { useQuery } from '@tanstack/react-query';
import { Download, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { auditActs, auditSubjects, auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { Button, buttonClass } from '#/panel/button.tsx';
import { Dialog, DialogBody } from '#/panel/dialog/dialog.tsx';
import { SearchField, SelectField } from '#/panel/form/controls.tsx';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { useSettled } from '#/panel/use-settled.ts';
import { AuditList } from './audit-list.tsx';
import { type AuditChoice, auditFile } from './audit-queries.ts';
import { peopleQuery } from './people-queries.ts';

const everything: AuditChoice = { action: '', act: '', username: '', title: '', from: '', to: '' };

export default function AuditDialog({ onClose }: { onClose: () => void }) {
  const [choice, setChoice] = useState(everything);
  const title = useSettled(choice.title.trim());
  return (
    <Dialog isWide help="admins" title={staffText.auditLog} description={text.hint} onClose={onClose}>
      <DialogBody>
        <AuditFilters choice={choice} onChange={setChoice} />
        <AuditList choice={{ ...choice, title }} onClear={() => setChoice(everything)} />
      </DialogBody>
    </Dialog>
  );
}

interface AuditFiltersProps {
  choice: AuditChoice;
  onChange: (choice: AuditChoice) => void;
}

/** The value of no choice: not '', which Radix keeps for "nothing chosen yet". */
const all = 'all';

const subjects = [
  { value: all, label: text.everything },
  ...Object.entries(auditSubjects).map(([value, label]) => ({ value, label })),
];

function AuditFilters({ choice, onChange }: AuditFiltersProps) {
  const people = usePeopleOptions();
  const [isOpen, setOpen] = useState(false);
  const change = (part: Partial<AuditChoice>) => onChange({ ...choice, ...part });
  return (
    // on a phone what follows the button stands behind it, so that the first rows are in sight
    <search className={`grid grid-cols-2 gap-3 sm:grid-cols-4 ${isOpen ? '' : 'max-sm:[&>button~*]:hidden'}`}>
      <ActChoice value={choice.act} onChange={(act) => change({ act })} />
      <SearchField
        label={text.search}
        placeholder={text.searchHint}
        value={choice.title}
        onChange={(title) => change({ title })}
        className="sm:order-1 sm:col-span-3"
      />
      <Button aria-expanded={isOpen} className="sm:hidden" onClick={() => setOpen(!isOpen)}>
        <SlidersHorizontal className="size-4" aria-hidden />
        {text.filters}
      </Button>
      <SelectField
        label={text.subject}
        value={choice.action || all}
        onChange={(action) => change({ action: action === all ? '' : action })}
        options={subjects}
        placeholder={text.everything}
      />
      <SelectField
        label={text.person}
        value={choice.username || all}
        onChange={(username) => change({ username: username === all ? '' : username })}
        options={people}
        placeholder={text.everybody}
      />
      <DayField label={text.from} value={choice.from} onChange={(from) => change({ from })} />
      <DayField label={text.to} value={choice.to} onChange={(to) => change({ to })} />
      <a
        href={auditFile(choice)}
        download
        className={`${buttonClass({ size: 'small' })} col-span-2 min-h-11 sm:order-2 sm:col-span-1`}
      >
        <Download className="size-4" aria-hidden />
        {text.export}
      </a>
    </search>
  );
}

/** Adds the names that the log holds for nobody in particular. */
function usePeopleOptions() {
  const { data: people = [] } = useQuery(peopleQuery);
  const nobodys = [text.commandLine, text.housekeeping, text.unknownName];
  return [
    { value: all, label: text.everybody },
    ...people.map(({ username, displayName }) => ({ value: username, label: displayName ?? username })),
    ...nobodys.map((name) => ({ value: name, label: name })),
  ];
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

const choices = [['', text.anything], ...Object.entries(auditActs)] as const;

/** Periods that are one tap each. */
function ActChoice({ value, onChange }: { value: string; onChange: (act: string) => void }) {
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{text.act}</legend>
      <div className="scroll-row flex gap-2 p-1 [--row-ground:white] max-sm:*:shrink-0 sm:flex-wrap">
        {choices.map(([act, label]) => (
          <label
            key={act}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-snow-400 px-3.5 text-sm font-semibold hover:bg-snow-50 has-checked:border-night-900 has-checked:bg-night-900 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-signal-600 sm:min-h-9"
          >
            <input
              type="radio"
              name="act"
              className="sr-only"
              checked={value === act}
              onChange={() => onChange(act)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
