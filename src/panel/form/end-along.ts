import { createContext, type KeyboardEvent, use, useRef } from 'react';
import type { FieldProps } from './field-props.ts';
import { valueAt } from './form-state.ts';

/** The entry of which an entry is a copy that waits for its date; undefined for all others. */
export const CopiedEntry = createContext<unknown>(undefined);

/**
 * Lets the day on which something ends go along with the one on which it begins, by as many days: what took a weekend
 * takes one. A day that is chosen counts at once, one that is typed key by key when the field is left.
 * @returns what the element around the field of the first day listens to
 */
export function useEndAlong({ form, name, schema: { lastDay } }: Omit<FieldProps, 'draw'>) {
  const before = useRef<unknown>(undefined);
  const isTyping = useRef(false);
  const copied = use(CopiedEntry);
  if (lastDay === undefined) return {};
  const last = [...name.split('.').slice(0, -1), lastDay].join('.');
  const first = name.split('.').at(-1) ?? '';
  const dayAt = (place: string) => readDay(valueAt(form.values(), place));

  function settle() {
    isTyping.current = false;
    const [from, to, was] = [dayAt(name), dayAt(last), readDay(before.current)];
    if (from === undefined) return;
    before.current = valueAt(form.values(), name);
    // a copy that has no days yet lasts as long as what it was made of
    const origin = was === undefined && to === undefined ? copied : undefined;
    const start = was ?? readDay(valueAt(origin, first));
    const end = to ?? readDay(valueAt(origin, lastDay ?? ''));
    if (from !== was && start !== undefined && end !== undefined)
      form.set(last, writeDay(end + from - start));
  }
  return {
    onFocus() {
      before.current = valueAt(form.values(), name);
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Enter') settle();
      else isTyping.current = true;
    },
    onChange: () => !isTyping.current && settle(),
    onBlur: settle,
  };
}

const readDay = (value: unknown): number | undefined => {
  const time = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
};

const writeDay = (time: number) => new Date(time).toISOString().slice(0, 10);
