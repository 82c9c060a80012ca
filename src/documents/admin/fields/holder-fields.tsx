import { Fragment, type ReactNode, useContext, useRef, useState } from 'react';
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { CheckboxField } from '#/panel/form/controls.tsx';
import { EntryList } from '#/panel/form/list/entry-list.tsx';
import { emptyValue, type FormSchema, formOfValue, presentForm } from '../../form-schema.ts';
import { nameOfEntry } from '../../name-of-entry.ts';
import { type Aim, AimContext } from '../aim.tsx';

/** Entries of one kind, or of several, of which each has a button that adds it. */
export function ListField({ schema, form, name, draw }: HolderProps) {
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY, one = '' } = schema;
  const [opened, setOpened] = useOpenedEntry(name);
  const kinds = items.anyOf ?? [{ ...items, title: one }];
  return (
    <EntryList
      form={form}
      name={name}
      label={schema.title}
      hint={schema.description}
      one={one}
      least={minItems}
      most={maxItems}
      kinds={kinds.map((kind) => ({ label: kind.title ?? one, empty: () => emptyValue(kind) }))}
      nameOf={(entry) => nameOfEntry(items, entry)}
      opened={opened}
      onOpen={setOpened}
    >
      {(name, entry) => <GroupParts name={name} schema={formOfValue(items, entry)} draw={draw} />}
    </EntryList>
  );
}

/** The place of a list's open entry: the one on the way to the field that the form is to show, then what is pressed. */
function useOpenedEntry(list: string) {
  const aim = useContext(AimContext);
  const [followed, follow] = useState(aim);
  const [opened, setOpened] = useState(() => entryOnTheWay(aim, list));
  if (aim !== followed) {
    follow(aim);
    setOpened(entryOnTheWay(aim, list) ?? opened);
  }
  return [opened, setOpened] as const;
}

function entryOnTheWay(aim: Aim | undefined, list: string): number | undefined {
  if (!aim?.field.startsWith(`${list}.`)) return undefined;
  const [place = ''] = aim.field.slice(list.length + 1).split('.');
  return /^\d+$/.test(place) ? Number(place) : undefined;
}

export function GroupField(props: HolderProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded-md border border-snow-300 p-4">
      <legend className="px-1 font-bold">{props.schema.title}</legend>
      <GroupParts {...props} />
    </fieldset>
  );
}

/** Fields of a group without a frame of their own, for what has one already. */
function GroupParts({ schema, name, draw }: Omit<HolderProps, 'form'>) {
  return Object.entries(schema.properties ?? {}).map(([part, field]) => (
    <Fragment key={part}>{draw(`${name}.${part}`, field)}</Fragment>
  ));
}

/** Field that may be absent: a box says whether it is there. */
export function OptionalField({ schema, form, name, draw }: HolderProps) {
  const isThere = useWatch({ control: form.control, name }) !== null;
  const inner = presentForm(schema) ?? {};
  // what is unticked by mistake is there again
  const typed = useRef<unknown>(emptyValue(inner) ?? '');
  function change(isTicked: boolean) {
    if (!isTicked) typed.current = form.getValues(name);
    form.setValue(name, isTicked ? typed.current : null, { shouldDirty: true, shouldValidate: false });
  }
  return (
    <div className="grid gap-3">
      <CheckboxField
        label={schema.title ?? ''}
        hint={schema.description}
        checked={isThere}
        onChange={(event) => change(event.target.checked)}
      />
      {isThere && draw(name, inner)}
    </div>
  );
}

export interface SchemaFieldProps {
  form: UseFormReturn<FieldValues>;
  /** 'banks.0.accounts.2.iban' */
  name: string;
  schema: FormSchema;
}

/** A field that holds others, which `draw` draws: it does not know them. */
export interface HolderProps extends SchemaFieldProps {
  draw: (name: string, schema: FormSchema) => ReactNode;
}

/** Words around the control of a field. */
export const wordsOf = ({ schema, form, name }: SchemaFieldProps) => ({
  label: schema.title ?? '',
  hint: schema.description,
  error: firstError(form.formState.errors, name),
  isRequired: isRequired(schema),
});

/** Tells whether a field must be there to be published. What may be absent is switched on first. */
export const isRequired = ({ type = 'null', minItems = 0 }: FormSchema): boolean =>
  ['string', 'number', 'integer'].includes(type) || minItems > 0;

/** Finds the error of the field, or of the first of several texts or pictures that are one field of the form. */
function firstError(errors: FieldErrors, name: string): string | undefined {
  const error: unknown = get(errors, name);
  if (typeof error !== 'object' || error === null) return undefined;
  const [first] = [error, ...Object.values(error)].filter(hasMessage);
  return first?.message;
}

const hasMessage = (error: unknown): error is FieldError =>
  typeof error === 'object' && error !== null && 'message' in error;
