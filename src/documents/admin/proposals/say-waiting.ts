import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { showToast } from '#/panel/toast/toast-store.ts';

/**
 * A person who pressed a button that says "publish" must learn that visitors do not read it yet.
 * @param sent titles of all that were to be published
 */
export function sayWaiting(waiting: string[], sent = waiting): void {
  const others = sent.length > waiting.length ? [text.othersOut] : [];
  const description = [text.waitsFor(waiting), text.waitsHint, ...others].join(' ');
  showToast({ title: text.waits, description });
}
