import { previewPaths } from '#/http/panel-paths.ts';

/** Tells whether a pencil on the preview of a page has led here, in this tab: the page is then one step back. */
export const cameFromPencil = (): boolean =>
  history.length > 1 && document.referrer.startsWith(`${location.origin}${previewPaths.site('/')}`);

/** Leads back to that page, where the browser shows the place at which it was left, once the closed form has left its own entry in the history. */
export function leadBack(): void {
  if (history.state?.dialogs) window.addEventListener('popstate', () => history.back(), { once: true });
  else history.back();
}
