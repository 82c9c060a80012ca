import { serverMessage } from '../server-message.ts';
import { showToast } from './toast-store.ts';

/** @param otherwise what to say when the server gave no reason, or was not reached */
export function showFailure(
  error: unknown,
  { title, otherwise }: { title: string; otherwise: string },
): void {
  showToast({ title, description: serverMessage(error, otherwise), variant: 'destructive' });
}
