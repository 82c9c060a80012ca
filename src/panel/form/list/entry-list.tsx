import { Copy, Plus, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { entryListText as text } from '#/i18n/tr/entry-list.ts';
import { Button } from '../../button.tsx';
import { useStore } from '../../store.ts';
import { useTileDrag } from '../../tile-drag.ts';
import { SelectField } from '../controls.tsx';
import { CopiedEntry } from '../end-along.ts';
import { type FormState, useField } from '../form-state.ts';
import { FoldedEntry } from './folded-entry.tsx';
import { type TakenEntry, useTakenEntries } from './use-taken-entries.ts';

interface EntryListProps {
  form: FormState;
  /** 'banks.0.accounts' */
  name: string;
  label?: string;
  hint?: string;
  /** What an entry is called that has no name yet: 'Madde'. */
  one: string;
  least: number;
  most: number;
  /** What can be added, a button each. */
  kinds: readonly { label: string; empty: () => unknown }[];
  /** Makes of an entry one that lacks its date; left out where entries have none. */
  copyOf?: ((entry: unknown) => unknown) | undefined;
  nameOf: (entry: unknown) => string;
  /** The place of the open entry. */
  opened: number | undefined;
  onOpen: (place: number | undefined) => void;
  /** The fields of the entry that stands at `name`. */
  children: (name: string, entry: unknown) => ReactNode;
}

/** Entries are folded, so that forty of them fit on a phone; they can be added, moved, deleted, and brought back. */
export function EntryList(props: EntryListProps) {
  const { form, name, label, hint, one, least, most, kinds, nameOf, copyOf, opened, onOpen, children } =
    props;
  const { values, keys, arrange, originals, noteCopy } = useEntries({ form, name });
  const { ref, changeAt, hold, fieldAt } = useEntryFocus();
  const taken = useTakenEntries({ form, name, insert: putBack });
  const faults = useStore({ subscribe: form.subscribe, read: form.faults });
  const message = faults[name]?.message;
  const isFixed = least === most;
  const [said, setSaid] = useState('');
  const drag = useTileDrag(move);

  function take(index: number) {
    const value = values[index];
    taken.note({ index, value, title: nameOf(value) || one });
    changeAt(index, () => {
      arrange((entries) => entries.toSpliced(index, 1));
      onOpen(undefined);
    });
  }
  function putBack({ index, value }: TakenEntry) {
    changeAt(index, () => {
      arrange((entries) => entries.toSpliced(index, 0, { value }));
      // the open entry stays open
      if (opened !== undefined && opened >= index) onOpen(opened + 1);
    });
  }
  const reorder = (index: number, to: number) =>
    arrange((entries) => entries.toSpliced(index, 1).toSpliced(to, 0, ...entries.slice(index, index + 1)));
  /** Takes an entry to another place, and tells where it stands now. */
  function move(index: number, to: number) {
    if (values[to] === undefined) return;
    changeAt(to, () => {
      reorder(index, to);
      onOpen(opened === index ? to : undefined);
      setSaid(text.moved(nameOf(values[index]) || one, to + 1));
    });
  }
  function place(index: number, to: number) {
    hold(index, () => {
      reorder(index, to);
      onOpen(to);
    });
  }

  function copy(index: number, value: unknown) {
    fieldAt({ place: index + 1, selector: 'input[type="date"]' }, () => {
      noteCopy(values[index]);
      arrange((entries) => entries.toSpliced(index + 1, 0, { value }));
      onOpen(index + 1);
    });
  }
  const add = (value: unknown) =>
    fieldAt({ place: keys.length, selector: 'input:not([hidden], [type=file]), textarea, select' }, () => {
      arrange((entries) => [...entries, { value }]);
      onOpen(keys.length);
    });

  return (
    <fieldset ref={ref} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1 font-bold">{label}</legend>
      {hint && <p className="text-[0.8125rem] text-ink-soft">{hint}</p>}
      {message && <p className="text-sm font-medium text-danger-700">{message}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="grid gap-2" {...drag.area}>
        {keys.map((key, index) => (
          <FoldedEntry
            key={key}
            title={`${index + 1}. ${nameOf(values[index]) || text.unnamed(one)}`}
            hasError={Object.keys(faults).some((place) => `${place}.`.startsWith(`${name}.${index}.`))}
            isOpen={opened === index}
            drag={keys.length > 1 ? { ...drag.tile(index), handle: drag.handle(index) } : undefined}
            onMove={(by) => move(index, index + by)}
            onToggle={() => hold(index, () => onOpen(opened === index ? undefined : index))}
          >
            <CopiedEntry value={originals.get(key)}>
              {children(`${name}.${index}`, values[index])}
            </CopiedEntry>
            <div className="flex flex-wrap items-end justify-between gap-3">
              {keys.length > 1 && (
                <Place count={keys.length} index={index} onMove={(to) => place(index, to)} />
              )}
              {copyOf && keys.length < most && (
                <Button onClick={() => copy(index, copyOf(values[index]))}>
                  <Copy className="size-4" aria-hidden />
                  {text.copyUndated}
                </Button>
              )}
              {!isFixed && (
                <Button look="dangerQuiet" onClick={() => take(index)}>
                  <Trash2 className="size-4" aria-hidden />
                  {text.remove}
                </Button>
              )}
            </div>
          </FoldedEntry>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {keys.length < most &&
          kinds.map(({ label, empty }) => (
            <Button key={label} onClick={() => add(empty())}>
              <Plus className="size-4" aria-hidden />
              {text.add(label)}
            </Button>
          ))}
        {taken.last && (
          <Button look="quiet" className="max-w-full" onClick={taken.bringBack}>
            <Undo2 className="size-4 shrink-0" aria-hidden />
            <span className="truncate">{text.bringBackOf(taken.last.title)}</span>
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface Entry {
  value: unknown;
  /** Undefined for one that was not there. */
  from?: number;
}

/** Entries of a list with a key each, which goes with them to another place. */
function useEntries({ form, name }: Pick<EntryListProps, 'form' | 'name'>) {
  const [values] = useField<readonly unknown[]>({ form, name });
  const [known, setKeys] = useState<readonly number[]>([]);
  // a list that comes from elsewhere has other entries
  const keys = known.length === values.length ? known : values.map((_value, index) => index);
  const fresh = Math.max(-1, ...keys) + 1;
  const [originals, setOriginals] = useState<ReadonlyMap<number, unknown>>(new Map());
  /** Remembers of what the entry that is added next is a copy. */
  const noteCopy = (original: unknown) => setOriginals(new Map([...originals, [fresh, original]]));
  function arrange(change: (entries: Entry[]) => Entry[]) {
    const next = change(values.map((value, from) => ({ value, from })));
    setKeys(next.map(({ from }) => (from === undefined ? fresh : (keys[from] ?? fresh))));
    form.arrange(
      name,
      next.map(({ value }) => value),
      next.map(({ from = -1 }) => from),
    );
  }
  return { values, keys, arrange, originals, noteCopy };
}

/** A list of places moves an entry over forty others with one choice, also by keyboard. */
function Place({ count, index, onMove }: { count: number; index: number; onMove: (to: number) => void }) {
  return (
    <SelectField
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

/** Keeps the focus in the fieldset of a list, whose entries come, go and change places under the finger. */
function useEntryFocus() {
  const ref = useRef<HTMLFieldSetElement>(null);
  const own = (path: string) => [
    ...(ref.current?.querySelectorAll<HTMLElement>(`:scope > ${path} > button`) ?? []),
  ];

  /** Focuses the entry that then stands at `place`, else the last one, else the button that adds one. */
  function changeAt(place: number, change: () => void) {
    // drawn at once, because the dialog around it must not see the focus lost
    flushSync(change);
    const entries = own('ol > li');
    (entries[place] ?? entries.at(-1) ?? own('div')[0])?.focus();
  }

  /** Keeps the entry at `place` where it is on the screen, also when another above it folds or it stands elsewhere then. */
  function hold(place: number, change: () => void) {
    const [entry] = own('ol > li').slice(place);
    const top = () => entry?.getBoundingClientRect().top ?? 0;
    const before = top();
    flushSync(change);
    // in a low window the whole dialog scrolls
    for (const view of ['[data-scrolls]', '[role="dialog"]'])
      entry?.closest(view)?.scrollBy(0, top() - before);
  }

  /** Focuses the first such field of the entry that then stands open at `place`, in the middle of the screen. */
  function fieldAt({ place, selector }: { place: number; selector: string }, change: () => void) {
    flushSync(change);
    const field = own('ol > li')[place]?.closest('li')?.querySelector<HTMLElement>(selector);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }

  return { ref, changeAt, hold, fieldAt };
}
