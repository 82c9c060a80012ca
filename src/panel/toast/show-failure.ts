import { panelText } from '#/i18n/tr/panel.ts';
import { serverMessage } from '../server-message.ts';
import { showToast } from './toast-store.ts';

/** @param otherwise what to say when the server gave no reason, or was not reached */
export function showFailure(
  error: unknown,
  { title = panelText.failed, otherwise }: { title?: string; otherwise: string },
): void {
  showToast({ title, description: serverMessage(error, otherwise), variant: 'destructive' });
}
