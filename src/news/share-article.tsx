import { MessageCircle } from 'lucide-react';
import { copyText } from '#/i18n/tr/copy.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { CopyButton, CopyStatus } from '#/ui/copy-button.tsx';
import { LinkButton } from '#/ui/link-button.tsx';

/** Asks nobody anything before it is pressed: a plain link, and a button for the clipboard. */
export function ShareArticle({ title, address }: { title: string; address: string | undefined }) {
  return (
    <section aria-label={text.share} className="flex flex-wrap gap-3 print:hidden">
      {address && (
        <LinkButton
          href={`https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`}
          target="_blank"
          rel="noopener"
          look="outline"
          className="px-4 text-sm"
        >
          <MessageCircle aria-hidden="true" size={18} />
          {text.shareOnWhatsApp}
        </LinkButton>
      )}
      <CopyButton value={address ?? ''} words={{ ...copyText, copy: text.copyLink }} said={text.linkCopied} />
      <CopyStatus />
    </section>
  );
}
