import { MessageCircle } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { useContent } from '#/content/content-context.ts';
import { findPictureAlt } from '#/content/picture-alt.ts';
import { directionOf } from '#/format/direction.ts';
import { copyText } from '#/i18n/tr/copy.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { fallbackPicture } from '#/media/fallback-picture.ts';
import { LibraryContext, useShownPicture } from '#/media/library-context.ts';
import { type FindPicture, listShown } from '#/media/library-picture.ts';
import { mainOnPhone } from '#/media/main-on-phone.ts';
import { Picture } from '#/media/picture.tsx';
import { longSideOf, sizesOfPanorama } from '#/media/shape.ts';
import type { LightPage, Page } from '#/render/page.ts';
import { CopyButton, CopyStatus } from '#/ui/copy-button.tsx';
import { LinkButton } from '#/ui/link-button.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { ArticleBody } from './article-body.tsx';
import { listTextPlayers } from './article-text.ts';
import { NewsDate } from './news-card.tsx';
import { type RelatedArticle, RelatedNews } from './related-news.tsx';
import type { Article } from './schema.ts';
import { partOfPicture, WholePictureLink } from './whole-picture-link.tsx';

export interface NewsPageProps {
  article: Article;
  related: RelatedArticle[];
  /** With the words of its title. */
  path: string;
  /** With the site's origin; undefined when that is not known. */
  address: string | undefined;
  /** A box about the operation that the article tells of. */
  operation: ReactNode;
}

export function newsPage({ listTitle, ...props }: NewsPageProps & { listTitle: string }): Page {
  const { title, excerpt, content, category, imageUrl, createdAt, updatedAt } = props.article;
  return {
    title,
    description: excerpt,
    canonical: props.path,
    framed: listTextPlayers(content),
    picture: imageUrl ?? undefined,
    article: { publishedAt: createdAt, changedAt: updatedAt, section: category },
    above: [{ title: listTitle, path: '/news' }],
    body: <WholeArticle {...props} />,
  };
}

/** Words and pictures share one column, which begins where the heading does. */
function WholeArticle({ article, related, address, operation }: NewsPageProps) {
  return (
    <article>
      <PageHeader title={article.title} isNarrow />
      <div className="wrap max-w-[48rem] py-2 md:py-8">
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span className="font-semibold text-night-600">{article.category}</span>{' '}
          <NewsDate at={article.createdAt} />
        </p>
        <p
          dir={directionOf(article.excerpt)}
          className="mt-2 text-lg leading-snug font-semibold wrap-anywhere md:text-xl md:leading-normal"
        >
          {article.excerpt}
        </p>
        <div className="mt-4 overflow-hidden rounded-card bg-snow-200 has-[img[hidden]]:hidden md:mt-6">
          <Cover url={article.imageUrl} />
        </div>
        <ArticleBody html={article.html} />
        <MorePictures urls={article.images} />
        <div className="mt-10 space-y-6 border-t border-snow-200 pt-6">
          {operation}
          <ShareArticle title={article.title} address={address} />
        </div>
        <RelatedNews news={related} />
        <PressContact />
        <BackToNews />
      </div>
    </article>
  );
}

function Cover({ url }: { url: string | null }) {
  const find = useContext(LibraryContext);
  const shown = useShownPicture(url ?? '');
  const long = longSideOf(shown?.picture);
  const cover = (
    <Picture
      url={url}
      fallback={fallbackPicture}
      alt={wordsOf(shown?.url ?? fallbackPicture, find)}
      sizes={long === 'wide' ? sizesOfPanorama : mainSizes}
      isMain
      className={long ? partOfPicture : uncropped}
    />
  );
  return long && shown ? <WholePictureLink url={shown.url}>{cover}</WholePictureLink> : cover;
}

/** A picture in the article's text looks the same (article.css). */
const uncropped = 'h-auto! max-h-[min(44rem,85vh)] object-contain! object-center';

const mainSizes = `(min-width: 48rem) 44rem, (min-width: 40rem) 96vw, ${mainOnPhone}`;

function MorePictures({ urls: all }: { urls: string[] }) {
  const find = useContext(LibraryContext);
  const urls = listShown(all, { find, fallback: fallbackPicture });
  if (urls.length === 0) return null;
  return (
    <section aria-label={text.gallery} className="fetch-late">
      <ul className="mt-8 grid grid-cols-2 gap-4">
        {urls.map((url, index) => (
          <li key={url} className="min-w-0 has-[img[hidden]]:hidden">
            <a href={url} className="block aspect-3/2 overflow-hidden rounded-card bg-snow-200">
              <Picture
                url={url}
                alt={text.pictureOf(index + 1, urls.length, wordsOf(url, find))}
                sizes="(min-width: 48rem) 21.5rem, (min-width: 40rem) 47vw, 34vw"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Words that staff wrote about a picture, or that come with the site's own; the fallback shows nothing of what it
 * stands for.
 */
const wordsOf = (url: string, find: FindPicture): string =>
  find(url)?.altText || (url === fallbackPicture ? '' : (findPictureAlt(url) ?? ''));

function BackToNews() {
  return (
    <p className="mt-8 print:hidden">
      <LinkButton href="/news" look="outline">
        ← {text.back}
      </LinkButton>
    </p>
  );
}

export const missingNewsPage: LightPage = {
  status: 404,
  title: text.missing,
  hint: text.missingHint,
  back: { path: '/news', label: text.back },
};

function PressContact() {
  const { desks } = useContent().association.contact;
  const desk = desks.find(({ subject }) => subject === 'press');
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-4 text-ink-soft">
      <span>{text.forPress}</span>{' '}
      <TextLink href="/press" className="min-h-11 content-center">
        {text.pressPage}
      </TextLink>{' '}
      {desk && (
        <TextLink href={`mailto:${desk.email}`} className="min-h-11 content-center wrap-anywhere">
          {desk.email}
        </TextLink>
      )}
    </p>
  );
}

/** Asks nobody anything before it is pressed: a plain link, and a button for the clipboard. */
function ShareArticle({ title, address }: { title: string; address: string | undefined }) {
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
