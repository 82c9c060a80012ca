import { HttpError, requestAnswer } from '#/http/request.ts';
import { readCodesLeft, readPerson, setRequestIdentity } from '#/http/signed-in-as.ts';
import { signInCodeText as codeText } from '#/i18n/tr/sign-in-code.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import type { SignIn } from '../schema.ts';
import { mostTyped } from '../typed-length.ts';

export interface Said {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
}

interface SignInSettings {
  /** What the toast says happens next. */
  succeeded: string;
  showToast: (said: Said) => unknown;
  /** Asked before a sign-in; false stops it. */
  isMeant?: (username: string) => Promise<boolean>;
  /** @param left how many codes on paper are left to who has used one; the toast says it */
  onSignedIn: (left?: number) => void;
}

/**
 * Makes the form that `SignInForm` has drawn work without loading a page. It stands without React, for the sign-in page, and
 * keeps nothing beside what the form shows.
 * @returns what stops it
 */
export function runSignInForm(form: HTMLFormElement, settings: SignInSettings): () => void {
  const stop = new AbortController();
  // it names what is missing in its own words
  form.noValidate = true;
  enableToggle(form);
  offerPasskey(form, settings);
  const listen = { signal: stop.signal };
  form.addEventListener('submit', (event) => submit(event, form, settings), listen);
  form.addEventListener('input', ({ target }) => checkAgain(target), listen);
  return () => stop.abort();
}

/** Lets the password be read while it is typed. */
function enableToggle(form: HTMLFormElement): void {
  const [password, toggle] = [
    findInput(form, 'password'),
    form.querySelector<HTMLElement>('[aria-controls]'),
  ];
  if (!password || !toggle) return;
  toggle.hidden = false;
  toggle.onclick = () => {
    password.type = password.type === 'password' ? 'text' : 'password';
    for (const face of toggle.children) face.toggleAttribute('hidden');
  };
}

/** Shows the button where the browser has passkeys. Their code comes when it is pressed. */
function offerPasskey(form: HTMLFormElement, settings: SignInSettings): void {
  const button = form.querySelector<HTMLElement>('[data-passkey]');
  if (!button || !('PublicKeyCredential' in window)) return;
  button.style.visibility = 'visible';
  button.onclick = async () => {
    if (isBusy(form)) return;
    sayFailure(form, '');
    setBusy(button, true);
    const fault = await import('../passkeys/ask-passkey.ts').then(
      (late) => late.signInByPasskey(),
      () => button.dataset.passkey,
    );
    if (!fault) return succeed(settings);
    setBusy(button, false);
    sayFailure(form, fault);
  };
}

async function submit(event: Event, form: HTMLFormElement, settings: SignInSettings): Promise<void> {
  event.preventDefault();
  if (isBusy(form)) return;
  const inputs = [...form.querySelectorAll('input')].filter((input) => !input.matches(':disabled'));
  for (const input of inputs) say(input, findFault(input));
  const faulty = inputs.find(isFaulty);
  if (faulty) {
    showInput(faulty);
    return;
  }
  const {
    username = '',
    password = '',
    ...code
  } = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  if (settings.isMeant && !(await settings.isMeant(username))) return;
  const button = form.querySelector<HTMLElement>('[type="submit"]');
  sayFailure(form, '');
  setBusy(button, true);
  try {
    succeed(settings, await signIn({ username, password, ...code }));
  } catch (error) {
    setBusy(button, false);
    showRefusal(form, error, settings);
  }
}

function succeed({ onSignedIn, showToast, succeeded }: SignInSettings, left?: number): void {
  onSignedIn(left);
  const description = left === undefined ? succeeded : `${succeeded} ${codeText.left(left)}`;
  showToast({ title: text.signInSucceeded, description });
}

/**
 * Signs in. From now on this page's calls are made in the name of who has signed in.
 * @returns how many codes on paper are left to who has used one
 */
export async function signIn(credentials: SignIn): Promise<number | undefined> {
  const answer = await requestAnswer('POST', '/api/admin/login', credentials);
  setRequestIdentity(readPerson(answer));
  return readCodesLeft(answer);
}

/** Checks the same as `signInSchema`; zod is more than the rest of this form, and the line may be thin. */
const rules: Record<string, { missing: string; most: number; tooLong: string }> = {
  username: { missing: text.usernameRequired, most: mostTyped.username, tooLong: text.wrongCredentials },
  password: { missing: text.passwordRequired, most: mostTyped.password, tooLong: text.wrongCredentials },
  code: { missing: codeText.required, most: mostTyped.code, tooLong: codeText.wrong },
};

/** @returns a sentence; empty when nothing is wrong */
function findFault({ name, value }: HTMLInputElement): string {
  const rule = rules[name];
  if (!rule) return '';
  if (value === '') return rule.missing;
  return value.length > rule.most ? rule.tooLong : '';
}

/** Takes a sentence away as soon as it is not true any more. */
function checkAgain(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && isFaulty(target)) say(target, findFault(target));
}

function showRefusal(form: HTMLFormElement, error: unknown, { showToast }: SignInSettings): void {
  const refusal = error instanceof HttpError ? error : undefined;
  if (refusal && 'needsCode' in refusal.body) {
    askForCode(form, refusal.serverMessage);
    return;
  }
  const message = refusal?.serverMessage || text.wrongCredentials;
  showToast({ title: text.signInFailed, description: message, variant: 'destructive' });
  const wrongCode = refusal?.fields.code ?? '';
  const input = findInput(form, wrongCode ? 'code' : 'password');
  if (!input) return;
  if (wrongCode) say(input, wrongCode);
  else sayFailure(form, message);
  showInput(input);
  input.select();
}

/** @param hint says which codes this person has */
function askForCode(form: HTMLFormElement, hint = ''): void {
  const part = form.querySelector('fieldset');
  const input = findInput(form, 'code');
  if (!part || !input) return;
  part.hidden = false;
  part.disabled = false;
  document.getElementById(`${input.id}-hint`)?.replaceChildren(hint);
  input.focus();
}

const findInput = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

const isFaulty = (input: HTMLInputElement) => input.ariaInvalid === 'true';

/** Says beside a field what is wrong with it. @param sentence empty when nothing is */
function say(input: HTMLInputElement, sentence: string): void {
  const [place, hint] = ['error', 'hint'].map((part) => document.getElementById(`${input.id}-${part}`));
  if (!place) return;
  place.hidden = sentence === '';
  place.querySelector('span')?.replaceChildren(sentence);
  input.ariaInvalid = sentence ? 'true' : null;
  const describing = [sentence && place.id, hint?.id].filter(Boolean);
  if (describing.length > 0) input.setAttribute('aria-describedby', describing.join(' '));
  else input.removeAttribute('aria-describedby');
}

function showInput(input: HTMLInputElement): void {
  input.focus();
  document.getElementById(`${input.id}-error`)?.scrollIntoView({ block: 'nearest' });
}

/** Says at the head of the form why the sign-in was refused. @param message empty when it was not */
function sayFailure(form: HTMLFormElement, message: string): void {
  const place = form.querySelector<HTMLElement>('[data-failure]');
  if (!place) return;
  place.hidden = message === '';
  place.role = message ? 'alert' : null;
  place.querySelector('span')?.replaceChildren(message);
}

/** `aria-disabled` instead of `disabled` keeps the focus on the button, also after a failure. */
const isBusy = (form: HTMLFormElement) => form.querySelector('button[aria-disabled]') !== null;

function setBusy(button: HTMLElement | null, isBusy: boolean): void {
  if (!button) return;
  button.ariaDisabled = isBusy ? 'true' : null;
  for (const face of button.children) face.toggleAttribute('hidden');
}
