import { flushSync } from 'react-dom';
import type { ZodType } from 'zod';
import { formDialogText as text } from '#/i18n/tr/form-dialog.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import { createStore, useStore } from '../store.ts';

/** Values of a form, by the names of its fields. */
type Values = Readonly<Record<string, unknown>>;

export interface Fault {
  message: string;
  /** Where the field shows it, if not beside its label: the pictures' own, say. */
  kind?: string;
}

/** Faults by the place of their field: 'banks.0.accounts.1.iban'. */
export type Faults = Readonly<Record<string, Fault>>;

/** Open form as its fields know it. */
export interface FormState<Form extends object = Values> {
  subscribe: (notify: () => void) => () => void;
  values: () => Form;
  /** What is stored, as the form would hold it untouched. */
  stored: () => Form;
  isDirty: () => boolean;
  faults: () => Faults;
  /** Takes a value that was typed or chosen. The fault of its field is looked at again; what others lack is said at a press. */
  set(place: string, value: unknown): void;
  /** Takes a list in another order. @param from where each entry stood, whose faults go with it; -1 for a new one */
  arrange(list: string, entries: readonly unknown[], from: readonly number[]): void;
  /** Shows these faults beside those that stand there; `focuses` leads to the first. */
  addFaults(faults: Faults, options?: { focuses?: boolean }): void;
  clearFaults(): void;
}

/** Draft that was read from a form, or what keeps it from being one. */
export type Checked<Draft> = { draft: Draft; faults?: undefined } | { draft?: undefined; faults: Faults };

export type Check<Form, Draft> = (values: Form) => Checked<Draft>;

/** Checks a form by the schema of its call. */
export const checkBy =
  <Draft>(schema: ZodType<Draft>): Check<object, Draft> =>
  (values) => {
    const { data, error } = schema.safeParse(values);
    if (!error) return { draft: data };
    // the first word on a field stands
    const issues = error.issues.map(({ path, message }) => [path.join('.'), { message }] as const);
    return { faults: Object.fromEntries(issues.toReversed()) };
  };

/**
 * Finds what no schema sees: a date field gives no value for 31 February or for half a date, which would be saved as none,
 * and a time of publication that is not chosen yet is empty.
 */
export function findUnreal(values: object): Faults {
  const unreal = [...document.querySelectorAll<HTMLInputElement>('input[type^="date"]')].filter(
    ({ name, validity }) => validity.badInput && valueAt(values, name) !== undefined,
  );
  return {
    ...(valueAt(values, 'publishAt') === '' && { publishAt: { message: publishingText.timeNeeded } }),
    ...Object.fromEntries(unreal.map(({ name }) => [name, { message: text.noSuchDay }])),
  };
}

interface Held<Form> {
  subscribe: (notify: () => void) => () => void;
  values: () => Form;
  stored: () => Form;
  isDirty: () => boolean;
  write: (values: Form) => void;
  /** Finds what a press would say; undefined before the first press. */
  check: () => Faults | undefined;
  /** Shown from the start. */
  faults?: Faults | undefined;
}

/** Makes what the fields of a form read and change, over values that lie elsewhere. */
export function createFormState<Form extends object>(held: Held<Form>): FormState<Form> {
  const faults = createStore<Faults>(held.faults ?? {});
  const { values, stored, isDirty, write } = held;
  return {
    ...{ values, stored, isDirty, faults: faults.read },
    subscribe(notify) {
      const stops = [held.subscribe(notify), faults.subscribe(notify)];
      return () => stops.forEach((stop) => void stop());
    },
    set(place, value) {
      write(putAt(values(), place.split('.'), value));
      const others = Object.entries(faults.read()).filter(([at]) => !isWithin(at, place));
      const own = Object.entries(held.check() ?? {}).filter(([at]) => isWithin(at, place));
      faults.write(Object.fromEntries([...others, ...own]));
    },
    arrange(list, entries, from) {
      write(putAt(values(), list.split('.'), entries));
      const moved = Object.entries(faults.read()).flatMap(([at, fault]) => {
        if (!isWithin(at, list)) return [[at, fault] as const];
        const [index, ...rest] = at.slice(list.length + 1).split('.');
        // what is wrong with the list itself is looked at again at the next press
        const to = at === list ? -1 : from.indexOf(Number(index));
        return to === -1 ? [] : [[[list, to, ...rest].join('.'), fault] as const];
      });
      faults.write(Object.fromEntries(moved));
    },
    addFaults(added, { focuses = false } = {}) {
      // a field may ask for what it lacks only once it knows of it
      flushSync(() => faults.write({ ...faults.read(), ...added }));
      if (focuses) focusFirst(Object.keys(added));
    },
    clearFaults: () => faults.write({}),
  };
}

const isWithin = (at: string, place: string) => at === place || at.startsWith(`${place}.`);

/** @returns undefined where nothing is at that place */
export const valueAt = (holder: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((value, step) => (isHolder(value) ? value[step] : undefined), holder);

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy with `value` at that place; what is not on the way to it stays the same. */
export function putAt<Holder>(
  holder: Holder,
  [step = '', ...rest]: readonly (string | number)[],
  value: unknown,
): Holder {
  const inner = isHolder(holder) ? holder[step] : undefined;
  const next = rest.length > 0 ? putAt(inner, rest, value) : value;
  const copy = Array.isArray(holder)
    ? Object.assign([...holder], { [step]: next })
    : { ...holder, [step]: next };
  return copy as Holder;
}

interface FieldOf {
  form: FormState;
  /** 'banks.0.accounts.2.iban' */
  name: string;
}

/** Value of one field, and what changes it; only this field is drawn anew. */
export function useField<Value>({ form, name }: FieldOf) {
  const value = useStore({ subscribe: form.subscribe, read: () => valueAt(form.values(), name) }) as Value;
  return [value, (next: Value) => form.set(name, next)] as const;
}

interface FaultOf extends Pick<FieldOf, 'name'> {
  form: Pick<FormState<object>, 'subscribe' | 'faults'>;
}

/** Fault of a field, or of the first of several texts or pictures that are one field of the form. */
export const useFault = ({ form, name }: FaultOf): Fault | undefined =>
  useStore({ subscribe: form.subscribe, read: () => findFault(form.faults(), name) });

function findFault(faults: Faults, name: string): Fault | undefined {
  const inside = Object.keys(faults).find(
    (at) => at.startsWith(`${name}.`) && !at.slice(name.length + 1).includes('.'),
  );
  return faults[name] ?? (inside === undefined ? undefined : faults[inside]);
}

/** Values of the whole form, for what depends on several fields. */
export const useValues = <Form extends object>(form: FormState<Form>): Form =>
  useStore({ subscribe: form.subscribe, read: form.values });

export const useIsDirty = ({
  subscribe,
  isDirty,
}: Pick<FormState<object>, 'subscribe' | 'isDirty'>): boolean => useStore({ subscribe, read: isDirty });

/** Leads to the first of these fields, in the order of the form. */
function focusFirst(places: readonly string[]): void {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')];
  const dialog = dialogs.findLast((one) => one.querySelector('[data-field]')) ?? document;
  const fields = [...dialog.querySelectorAll<HTMLElement>('[data-field]')];
  const first = fields.find(({ dataset }) => places.some((place) => isWithin(place, dataset.field ?? '')));
  if (!first) return;
  // a field that may be absent stands inside of the one with its box
  const inner = first.querySelector<HTMLElement>(`[data-field="${CSS.escape(first.dataset.field ?? '')}"]`);
  focusField(inner ?? first);
  // of a long text the window may show no more than its beginning
  first.querySelector('[data-reason]')?.scrollIntoView({ block: 'nearest' });
}

/** What is typed into comes before the buttons beside it. */
const controls = [
  '[data-words-needed]',
  '[role="textbox"]',
  'input:not([hidden], [type=file]), textarea, select',
  'button',
];

/** Shows a field that is folded away. */
export function unfold(field: HTMLElement): void {
  const folded = field.closest('details');
  if (folded) folded.open = true;
}

/** Gives the focus to the control of a field. */
export function focusField(field: HTMLElement): void {
  unfold(field);
  const found = controls.map((selector) => field.querySelector<HTMLElement>(selector));
  found.find(Boolean)?.focus();
}
