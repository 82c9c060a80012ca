import { panelPaths } from '#/http/panel-paths.ts';
import { requestSuccess } from '#/http/request.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { runSignInForm, type Said } from '#/staff/admin/run-sign-in-form.ts';
import { takeSaid } from './leave-for-sign-in.ts';

/** Milliseconds for which a toast is shown. */
const timeOfToast = 5000;

const form = document.querySelector('form');
if (!form) throw new Error('The sign-in page has no form.');
runSignInForm(form, {
  succeeded: text.signInRedirects,
  showToast,
  // milliseconds to read that it worked, and how many codes on paper are left
  onSignedIn: (left) => setTimeout(enter, left === undefined ? 1000 : 4000),
});
form.addEventListener('input', fetchAhead, { once: true });
const said = takeSaid();
if (said) showToast(said);
// the cookie does not come with a visit from another site, so the server could not tell
requestSuccess('GET', '/api/admin/auth', undefined, { namesPerson: false }).then(enter, () => {});

function enter(): void {
  location.replace(panelPaths.panel);
}

/** Fetches the panel's code while the person types. Nothing waits for it, and nothing is run or parsed here. */
function fetchAhead(): void {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name="code-ahead"]') ?? {};
  const links = content.split(' ').map((href) => ({ rel: 'prefetch', href }));
  document.head.append(...links.map((link) => Object.assign(document.createElement('link'), link)));
}

let hiding: ReturnType<typeof setTimeout>;

function showToast({ title, description, variant = 'default' }: Said): void {
  const toast = document.querySelector<HTMLElement>('[data-variant]');
  if (!toast) return;
  toast.dataset.variant = variant;
  const [first, second] = toast.querySelectorAll('p');
  first?.replaceChildren(title);
  second?.replaceChildren(description);
  toast.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => toast.toggleAttribute('hidden', true), timeOfToast);
}
