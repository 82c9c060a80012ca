import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { showToast } from '#/panel/toast/toast-store.ts';

/** Whoever pressed a button that says "publish" must learn that visitors do not read it yet. */
export const sayWaiting = (titles: string[]) =>
  showToast({ title: text.waits, description: `${text.waitsFor(titles)} ${text.waitsHint}` });
