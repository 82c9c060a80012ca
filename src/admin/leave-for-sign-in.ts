import { panelPaths } from '#/http/panel-paths.ts';
import type { Said } from '#/staff/admin/run-sign-in-form.ts';

const place = 'said-at-sign-in';

/** Leaves the panel for the page where one signs in, which is another document: nothing of this one stays. @param said what its toast says */
export function leaveForSignIn(said?: Said): void {
  if (said) sessionStorage.setItem(place, JSON.stringify(said));
  // a browser may keep this document for its Back button
  addEventListener('pageshow', () => location.reload());
  location.replace(panelPaths.signIn);
}

/** Gives what the page that was left wants to have said, once. */
export function takeSaid(): Said | undefined {
  const said = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  return said === null ? undefined : JSON.parse(said);
}
