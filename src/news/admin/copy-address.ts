import { newsActsText as text } from '#/i18n/tr/news-acts.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { newsAddress } from '../news-address.ts';
import type { News } from '../schema.ts';

type Addressed = Pick<News, 'id' | 'title'>;

/** Whole, as it is pasted into a message. */
export const wholeAddress = (news: Addressed) => window.location.origin + newsAddress(news);

export async function copyAddress(news: Addressed): Promise<void> {
  try {
    // missing on a page without https
    await navigator.clipboard.writeText(wholeAddress(news));
    showToast({ title: text.copied, description: text.copiedHint });
  } catch {
    showToast({ title: panelText.failed, description: text.notCopied, variant: 'destructive' });
  }
}
