import { previewPaths } from '#/http/panel-paths.ts';

/** A pencil on the preview of a page has opened the panel in this tab, with a form: the page is one step back until that closes. */
let isPageOneBack =
  history.length > 1 &&
  document.referrer.startsWith(`${location.origin}${previewPaths.site('/')}`) &&
  new URLSearchParams(location.search).has('edit');

/** Leads back to the page of the pencil, if one was pressed, for a form that closes now. The browser shows it where it was left. */
export function leadBack({ isWanted }: { isWanted: boolean }): void {
  const leads = isPageOneBack && isWanted;
  isPageOneBack = false;
  if (!leads) return;
  // the form leaves its own entry in the history first
  if (history.state?.dialogs) window.addEventListener('popstate', () => history.back(), { once: true });
  else history.back();
}
