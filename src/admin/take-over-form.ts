import { staffText as text } from '#/i18n/tr/staff.ts';

/** Values typed into the form that came with the page. */
export interface Typed {
  username: string;
  password: string;
  /** Where the form asks for one. */
  code?: string;
  failure?: string;
}

/**
 * Puts the panel's form in the place of the one that came with the page. Nothing typed is lost, nor the focus, and a press
 * of the button counts. If the code does not come, the form stays and is sent to the server.
 * @param code what must be there before `draw`
 * @param draw must have drawn the page when it returns, so that no key is pressed in between
 */
export async function takeOverForm(
  form: HTMLFormElement,
  { code, draw }: { code: Promise<unknown>; draw: (typed: Typed) => void },
): Promise<void> {
  const press = holdPress(form);
  try {
    await code;
  } catch {
    press.letGo();
    return;
  }
  const place = form.closest('#root');
  const focus = readFocus(form);
  draw(readTyped(form));
  const taken = place?.querySelector('form');
  if (taken) restoreFocus(taken, focus);
  if (press.wasMade()) taken?.requestSubmit();
}

const readTyped = (form: HTMLFormElement): Typed => ({
  username: readValue(form, 'username'),
  password: readValue(form, 'password'),
  code: findInput(form, 'code')?.value,
  failure: form.querySelector('[role=alert]')?.textContent ?? undefined,
});

const readValue = (form: HTMLFormElement, name: string): string => findInput(form, name)?.value ?? '';

const findInput = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

interface Focus {
  name: string;
  start: number | null;
  end: number | null;
}

function readFocus(form: HTMLFormElement): Focus | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement) || !form.contains(focused)) return undefined;
  return { name: focused.name, start: focused.selectionStart, end: focused.selectionEnd };
}

function restoreFocus(form: HTMLFormElement, focus: Focus | undefined): void {
  const input = focus && findInput(form, focus.name);
  input?.focus();
  input?.setSelectionRange(focus?.start ?? null, focus?.end ?? null);
}

/** Keeps a press for the form to come, which tells how the sign-in goes. */
function holdPress(form: HTMLFormElement) {
  let wasMade = false;
  function hold(event: SubmitEvent) {
    event.preventDefault();
    wasMade = true;
    const button = form.querySelector('button');
    button?.setAttribute('aria-disabled', 'true');
    button?.replaceChildren(text.signingIn);
  }
  // the panel's form names what is missing in its own words
  form.noValidate = true;
  form.addEventListener('submit', hold);
  return {
    wasMade: () => wasMade,
    letGo() {
      form.removeEventListener('submit', hold);
      form.noValidate = false;
      if (wasMade) form.submit();
    },
  };
}
