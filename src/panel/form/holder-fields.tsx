import { Fragment, useContext, useRef, useState } from 'react';
import { type Aim, AimContext } from './aim.tsx';
import { CheckboxField } from './controls.tsx';
import type { FieldProps } from './field-props.ts';
import { emptyValue, formOfValue, presentForm, undatedCopyOf } from './form-schema.ts';
import { useField } from './form-state.ts';
import { EntryList } from './list/entry-list.tsx';
import { describeEntry } from './words-of-value.ts';

/** Entries of one kind, or of several, of which each has a button that adds it. */
export function ListField({ schema, form, name, draw }: FieldProps) {
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
      copyOf={undatedCopyOf(items)}
      nameOf={(entry) => describeEntry(items, entry)}
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

export function GroupField(props: FieldProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded-md border border-snow-300 p-4">
      <legend className="px-1 font-bold">{props.schema.title}</legend>
      <GroupParts {...props} />
    </fieldset>
  );
}

/** Fields of a group without a frame of their own, for what has one already. */
function GroupParts({ schema, name, draw }: Omit<FieldProps, 'form'>) {
  return Object.entries(schema.properties ?? {}).map(([part, field]) => (
    <Fragment key={part}>{draw(`${name}.${part}`, field)}</Fragment>
  ));
}

/** Field that may be absent: a box says whether it is there. */
export function OptionalField({ schema, form, name, draw }: FieldProps) {
  const [value, setValue] = useField<unknown>({ form, name });
  const isThere = value !== null;
  const inner = presentForm(schema) ?? {};
  // what is unticked by mistake is there again
  const typed = useRef<unknown>(emptyValue(inner) ?? '');
  function change(isTicked: boolean) {
    if (!isTicked) typed.current = value;
    setValue(isTicked ? typed.current : null);
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
