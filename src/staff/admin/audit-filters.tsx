import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { auditSubjects, auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import { buttonClass } from '#/panel/button.tsx';
import { Field } from '#/panel/form/field.tsx';
import { TextInput } from '#/panel/form/inputs.tsx';
import { SearchField } from '#/panel/form/search-field.tsx';
import { SelectField } from '#/panel/form/select-field.tsx';
import { ActChoice } from './act-choice.tsx';
import { type AuditChoice, auditFile } from './audit-queries.ts';
import { peopleQuery } from './people-queries.ts';

interface AuditFiltersProps {
  choice: AuditChoice;
  onChange: (choice: AuditChoice) => void;
}

/** Not '', which Radix keeps for "nothing chosen yet". */
const all = 'all';

const subjects = [
  { value: all, label: text.everything },
  ...Object.entries(auditSubjects).map(([value, label]) => ({ value, label })),
];

export function AuditFilters({ choice, onChange }: AuditFiltersProps) {
  const people = usePeopleOptions();
  const change = (part: Partial<AuditChoice>) => onChange({ ...choice, ...part });
  return (
    <search className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <ActChoice value={choice.act} onChange={(act) => change({ act })} />
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
      <SearchField
        label={text.search}
        placeholder={text.searchHint}
        value={choice.title}
        onChange={(title) => change({ title })}
        className="col-span-2 sm:col-span-3"
      />
      <a
        href={auditFile(choice)}
        download
        className={`${buttonClass({ size: 'small' })} col-span-2 min-h-11 sm:col-span-1`}
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
