import { newsActsText as text } from '#/i18n/tr/news-acts.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { showToast, type ToastAction } from '#/panel/toast/toast-store.ts';
import { newsAddress } from '../news-address.ts';
import type { News } from '../schema.ts';

/** Offers for an article that is out: look at it and pass it on. */
export function publishedOffers(news: News): ToastAction[] {
  if (!news.published) return [];
  const offers = [
    { label: text.see, onPress: () => void window.open(newsAddress(news), '_blank', 'noopener') },
    { label: text.copyLink, onPress: () => void copyAddress(news) },
    ...('share' in navigator ? [{ label: text.share, onPress: () => share(news) }] : []),
  ];
  return offers.map((offer) => ({ ...offer, altText: text.offerHint }));
}

/** Shares an article; a person who closes the device's list of ways has changed their mind. */
const share = (news: News) =>
  void navigator.share({ title: news.title, url: wholeAddress(news) }).catch(() => {});

type Addressed = Pick<News, 'id' | 'title'>;

/** Whole, as it is pasted into a message. */
const wholeAddress = (news: Addressed) => window.location.origin + newsAddress(news);

export async function copyAddress(news: Addressed): Promise<void> {
  try {
    // missing on a page without https
    await navigator.clipboard.writeText(wholeAddress(news));
    showToast({ title: text.copied, description: text.copiedHint });
  } catch {
    showToast({ title: panelText.failed, description: text.notCopied, variant: 'destructive' });
  }
}
