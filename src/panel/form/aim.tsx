import { createContext, useContext, useEffect, useState } from 'react';
import { HttpError } from '#/http/request.ts';
import type { FormSchema } from './form-schema.ts';
import { type FormState, unfold, useIsDirty } from './form-state.ts';

/** Stands among the fields, so that they are there when it looks for one. */
export function AimedFocus({ form }: { form: FormState<object> }) {
  // an earlier text has come back
  const isDirty = useIsDirty(form);
  const aim = useContext(AimContext);
  useEffect(() => aim && showSoon(aim.field), [aim]);
  useEffect(() => {
    // the fields of an earlier text are new ones; what was changed by a press may itself lead the focus on
    return aim && isDirty ? showSoon(aim.field, isFocusLost) : undefined;
  }, [aim, isDirty]);
  return null;
}

const isFocusLost = () => document.activeElement?.matches('body, [role="dialog"]') ?? true;

/** Shows a field as soon as the dialog that opens has taken the focus from the one below it. */
function showSoon(field: string, isWanted = () => true): () => void {
  let end: (() => void) | undefined;
  const frame = requestAnimationFrame(() => {
    if (isWanted()) end = showAimed(field);
  });
  return () => {
    cancelAnimationFrame(frame);
    end?.();
  };
}

interface Aimed {
  control: HTMLElement;
  /** The steps of the way for which there is no field: the place of a paragraph in its text. */
  beyond: string[];
}

const controls = 'input:not([hidden]), textarea, select, button';

/** Gives a field the focus, in the middle of the screen. @returns what ends the care for its place */
function showAimed(field: string): (() => void) | undefined {
  const found = findAimed(field);
  if (!found) return undefined;
  const { control, beyond } = found;
  const [place] = beyond;
  if (place !== undefined && control instanceof HTMLTextAreaElement) moveCaret(control, Number(place));
  unfold(control);
  control.focus({ preventScroll: true });
  const show = () => {
    if (document.activeElement === control) control.scrollIntoView({ block: 'center' });
  };
  // a phone's keyboard, or a notice below the fields, leaves less of them
  const watch = new ResizeObserver(show);
  watch.observe(control.closest('[data-scrolls]') ?? document.body);
  show();
  return () => watch.disconnect();
}

/** Moves the caret to the beginning of a paragraph, or of a line where no empty one parts them. */
function moveCaret(control: HTMLTextAreaElement, place: number): void {
  const separator = control.value.includes('\n\n') ? '\n\n' : '\n';
  const before = control.value.split(separator).slice(0, place);
  const at = before.reduce((sum, text) => sum + text.length + separator.length, 0);
  control.setSelectionRange(at, at);
}

/** The control of a field; of what holds it when the form has no such field. */
function findAimed(field: string): Aimed | undefined {
  const steps = field.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const name = CSS.escape(steps.slice(0, length).join('.'));
    const control = document.querySelector<HTMLElement>(`[data-field="${name}"] :is(${controls})`);
    if (control) return { control, beyond: steps.slice(length) };
  }
  return undefined;
}

/** The field that a form is to show: unfolded, in the middle of the screen, with the focus. Each aim is a new one. */
export interface Aim {
  /** 'banks.0.accounts.1.iban' */
  field: string;
}

export const AimContext = createContext<Aim | undefined>(undefined);

/** @param field where the form opens */
export function useAim(form: FormSchema, field?: string) {
  const [aim, setAim] = useState<Aim | undefined>(field === undefined ? undefined : { field });
  const aimAt = (field: string) => setAim({ field });
  return {
    aim,
    aimAt,
    /** For a save that was refused. */
    aimAtFault: (error: unknown): never => {
      const first = error instanceof HttpError ? firstField(form, Object.keys(error.fields)) : undefined;
      if (first !== undefined) aimAt(first);
      throw error;
    },
  };
}

/** Finds which of some fields, named as the form does, stands first in it. */
export const firstField = (form: FormSchema, fields: readonly string[]): string | undefined =>
  fields.toSorted((one, other) => compare(placesOf(form, one), placesOf(form, other)))[0];

/** Compares places; what holds a field comes before it. */
function compare(one: number[], other: number[]): number {
  const parting = one.findIndex((place, index) => place !== other[index]);
  if (parting === -1) return one.length - other.length;
  return (one[parting] ?? 0) - (other[parting] ?? -1);
}

function placesOf(form: FormSchema, field: string): number[] {
  let inside = form;
  return field.split('.').map((step) => {
    const { properties, items = {} } =
      [inside, ...(inside.anyOf ?? [])].find(
        (one) => one.items || (one.properties && step in one.properties),
      ) ?? {};
    inside = properties?.[step] ?? items;
    return properties ? Object.keys(properties).indexOf(step) : Number(step);
  });
}
