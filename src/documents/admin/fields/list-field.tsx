import { EntryList } from '#/panel/form/list/entry-list.tsx';
import { emptyValue, formOfValue } from '../../form-schema.ts';
import { nameOfEntry } from '../../name-of-entry.ts';
import { useOpenedEntry } from '../aim/use-opened-entry.ts';
import type { HolderProps } from './field-props.ts';
import { GroupParts } from './group-field.tsx';

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
