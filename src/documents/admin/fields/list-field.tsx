import { ChevronRight, CircleAlert, Plus, Trash2, Undo2 } from 'lucide-react';
import { type FieldError, get, useFieldArray, useWatch } from 'react-hook-form';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { Button } from '#/panel/button.tsx';
import { NativeSelectField } from '#/panel/form/native-select-field.tsx';
import { emptyValue, type FormSchema, formOfEntry } from '../../form-schema.ts';
import { nameOfEntry } from '../../name-of-entry.ts';
import { useOpenedEntry } from '../aim/use-opened-entry.ts';
import type { HolderProps } from './field-props.ts';
import { GroupParts } from './group-field.tsx';
import { useEntryFocus } from './use-entry-focus.ts';
import { type TakenEntry, useTakenEntries } from './use-taken-entries.ts';

/** Entries are folded: a statute of 46 articles fits on a phone. */
export function ListField({ schema, form, name, draw }: HolderProps) {
  const { fields, append, insert, move, remove } = useFieldArray({
    control: form.control,
    name,
    keyName: 'key',
  });
  useWatch({ control: form.control, name });
  // what is watched comes a drawing later than a moved entry, whose place would get the fields of another kind, and they write
  const values = form.getValues(name) as unknown[];
  const [opened, setOpened] = useOpenedEntry(name);
  const { ref, changeAt, hold } = useEntryFocus();
  const taken = useTakenEntries({ form, name, insert: putBack });
  const error = get(form.formState.errors, name) as FieldError | undefined;
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY, one = '' } = schema;
  const isFixed = minItems === maxItems;

  function take(index: number) {
    const value = values[index];
    taken.note({ index, value, title: nameOfEntry(items, value) || one });
    changeAt(index, () => {
      remove(index);
      setOpened(undefined);
    });
  }
  function putBack({ index, value }: TakenEntry) {
    changeAt(index, () => {
      insert(index, value, { shouldFocus: false });
      // the open entry stays open
      if (opened !== undefined && opened >= index) setOpened(opened + 1);
    });
  }
  function add(form: FormSchema) {
    append(emptyValue(form));
    setOpened(fields.length);
  }

  return (
    <fieldset ref={ref} className="grid gap-2">
      <legend className="mb-1 font-bold">{schema.title}</legend>
      {schema.description && <p className="text-[0.8125rem] text-ink-soft">{schema.description}</p>}
      {(error?.message ?? error?.root?.message) && (
        <p className="text-sm font-medium text-danger-700">{error?.message ?? error?.root?.message}</p>
      )}
      <ol className="grid gap-2">
        {fields.map((field, index) => (
          <Entry
            key={field.key}
            title={`${index + 1}. ${nameOfEntry(items, values[index]) || text.unnamed(one)}`}
            hasError={get(form.formState.errors, `${name}.${index}`) !== undefined}
            isOpen={opened === index}
            onToggle={() => hold(index, () => setOpened(opened === index ? undefined : index))}
          >
            <GroupParts name={`${name}.${index}`} schema={formOfEntry(items, values[index])} draw={draw} />
            <div className="flex flex-wrap items-end justify-between gap-3">
              {fields.length > 1 && (
                <Place
                  count={fields.length}
                  index={index}
                  onMove={(to) =>
                    hold(index, () => {
                      move(index, to);
                      setOpened(to);
                    })
                  }
                />
              )}
              {!isFixed && (
                <Button look="dangerQuiet" onClick={() => take(index)}>
                  <Trash2 className="size-4" aria-hidden />
                  {text.remove}
                </Button>
              )}
            </div>
          </Entry>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {!isFixed &&
          fields.length < maxItems &&
          (items.anyOf ?? [items]).map((form) => (
            <Button key={form.title} onClick={() => add(form)}>
              <Plus className="size-4" aria-hidden />
              {text.add(items.anyOf ? (form.title ?? one) : one)}
            </Button>
          ))}
        {taken.last && (
          <Button look="quiet" onClick={taken.bringBack}>
            <Undo2 className="size-4" aria-hidden />
            {text.bringBackOf(taken.last.title)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface EntryProps {
  title: string;
  hasError: boolean;
  isOpen: boolean;
  onToggle: () => void;
  children: React.ReactNode;
}

function Entry({ title, hasError, isOpen, onToggle, children }: EntryProps) {
  return (
    <li className="rounded-md border border-snow-300 bg-white">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2 px-3 py-2 text-left font-semibold wrap-anywhere hover:bg-snow-50"
      >
        <ChevronRight className={`size-4 shrink-0 ${isOpen ? 'rotate-90' : ''}`} aria-hidden />
        <span className="flex-1">{title}</span>
        {hasError && (
          <span className="flex items-center gap-1 text-sm text-danger-700">
            <CircleAlert className="size-4 shrink-0" aria-hidden />
            {text.toMend}
          </span>
        )}
      </button>
      {isOpen && <div className="grid gap-4 border-t border-snow-200 p-4">{children}</div>}
    </li>
  );
}

/** A list of places moves an entry over forty others with one choice, also by keyboard. */
function Place({ count, index, onMove }: { count: number; index: number; onMove: (to: number) => void }) {
  return (
    <NativeSelectField
      label={text.place}
      value={String(index)}
      onChange={(to) => onMove(Number(to))}
      options={Array.from({ length: count }, (_value, place) => ({
        value: String(place),
        label: `${place + 1}.`,
      }))}
    />
  );
}
