import { useQuery } from '@tanstack/react-query';
import { formatDottedDate } from '#/format/dates.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { SelectField } from '#/panel/form/controls.tsx';
import type { OperationFieldProps } from '#/panel/form/operation-field.tsx';
import { operationChoicesQuery } from '../queries.ts';

export function OperationChoice({ value, onChange, error }: OperationFieldProps) {
  const { data: operations = [], isPending, isError } = useQuery(operationChoicesQuery);
  return (
    <SelectField
      label={text.choiceLabel}
      hint={isError ? text.choiceFailed : text.choiceHint}
      error={error}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
      options={[
        { value: '', label: isPending ? text.choiceLoading : text.noChoice },
        ...operations.map(({ id, title, date, published }) => ({
          value: String(id),
          label: `${formatDottedDate(date)} · ${published ? title : text.draftChoice(title)}`,
        })),
        // what was chosen stays chosen while the list is on its way or cannot be had
        ...(value === null || operations.some(({ id }) => id === value)
          ? []
          : [{ value: String(value), label: text.unknownChoice(value) }]),
      ]}
    />
  );
}
