import { useContext, useEffect } from 'react';
import { AimContext } from './use-aim.ts';

/** Stands among the fields, so that they are there when it looks for one. @param isDirty an earlier text has come back */
export function AimedFocus({ isDirty }: { isDirty: boolean }) {
  const aim = useContext(AimContext);
  useEffect(() => aim && showSoon(aim.field), [aim]);
  useEffect(() => {
    // the fields of an earlier text are new ones
    const isLost = isDirty && (document.activeElement?.matches('body, [role="dialog"]') ?? true);
    return aim && isLost ? showSoon(aim.field) : undefined;
  }, [aim, isDirty]);
  return null;
}

/** Once the dialog that opens has taken the focus from the one below it. */
function showSoon(field: string): () => void {
  let end: (() => void) | undefined;
  const frame = requestAnimationFrame(() => {
    end = showAimed(field);
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

/** To the beginning of a paragraph, or of a line where no empty one parts them. */
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
