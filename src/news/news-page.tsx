import { useContext } from 'react';
import { newsText as text } from '#/i18n/tr/news.ts';
import { LibraryContext } from '#/media/library-context.ts';
import { listShown } from '#/media/library-picture.ts';
import { Picture } from '#/media/picture.tsx';
import type { LightPage, Page } from '#/render/page.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { ArticleBody } from './article-body.tsx';
import { fallbackPicture } from './fallback-picture.ts';
import { NewsDate } from './news-date.tsx';
import type { Article } from './schema.ts';

export function newsPage(article: Article): Page {
  const { title, excerpt, category, imageUrl, createdAt, updatedAt } = article;
  return {
    title,
    description: excerpt,
    picture: imageUrl ?? fallbackPicture,
    article: { publishedAt: createdAt, changedAt: updatedAt, section: category },
    above: [{ title: text.title, path: '/news' }],
    body: <WholeArticle article={article} />,
  };
}

function WholeArticle({ article }: { article: Article }) {
  return (
    <article>
      <PageHeader
        title={article.title}
        lead={article.excerpt}
        isNarrow
        eyebrow={
          <p className="flex flex-wrap gap-x-3 gap-y-1">
            <span className="font-semibold text-signal-300">{article.category}</span>
            <NewsDate at={article.createdAt} />
          </p>
        }
      />
      <div className="wrap max-w-4xl py-8 md:py-12">
        <div className="aspect-3/2 overflow-hidden rounded-card bg-snow-200 has-[img[hidden]]:hidden">
          <Picture
            url={article.imageUrl}
            fallback={fallbackPicture}
            sizes="(min-width: 960px) 53rem, 60vw"
            isFirst
          />
        </div>
        <ArticleBody html={article.html} />
        <MorePictures urls={article.images} />
        <BackToNews />
      </div>
    </article>
  );
}

function MorePictures({ urls: all }: { urls: string[] }) {
  const urls = listShown(all, { find: useContext(LibraryContext), fallback: fallbackPicture });
  if (urls.length === 0) return null;
  return (
    <section aria-label={text.gallery} className="fetch-late">
      <ul className="mt-8 grid grid-cols-2 gap-4">
        {urls.map((url, index) => (
          <li key={url} className="has-[img[hidden]]:hidden">
            <a href={url} className="block aspect-3/2 overflow-hidden rounded-card bg-snow-200">
              <Picture
                url={url}
                alt={text.pictureOf(index + 1, urls.length)}
                sizes="(min-width: 960px) 26rem, 34vw"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BackToNews() {
  return (
    <p className="mt-10 border-t border-snow-200 pt-8">
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
