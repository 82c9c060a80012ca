import { newsText as text } from '#/i18n/tr/news.ts';
import { Picture } from '#/media/picture.tsx';
import type { Page } from '#/render/page.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { fallbackPicture } from './fallback-picture.ts';
import { NewsDate } from './news-date.tsx';
import type { Article } from './schema.ts';

/** /news/{id}, or what to say when there is no such published article. */
export function newsPage(article: Article | undefined): Page {
  if (!article) return missingNewsPage();
  return { title: article.title, description: article.excerpt, body: <WholeArticle article={article} /> };
}

function WholeArticle({ article }: { article: Article }) {
  return (
    <article>
      <PageHeader
        title={article.title}
        lead={article.excerpt}
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
            url={article.imageUrl ?? fallbackPicture}
            alt=""
            sizes="(min-width: 960px) 53rem, 94vw"
            isFirst
          />
        </div>
        <div className="article" dangerouslySetInnerHTML={{ __html: article.html }} />
        <MorePictures urls={article.images} />
        <BackToNews />
      </div>
    </article>
  );
}

function MorePictures({ urls }: { urls: string[] }) {
  if (urls.length === 0) return null;
  return (
    <section aria-label={text.gallery}>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2">
        {urls.map((url) => (
          <li
            key={url}
            className="aspect-3/2 overflow-hidden rounded-card bg-snow-200 has-[img[hidden]]:hidden"
          >
            <Picture url={url} alt="" sizes="(min-width: 960px) 26rem, (min-width: 640px) 46vw, 94vw" />
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

function missingNewsPage(): Page {
  return {
    title: text.missing,
    description: text.missingHint,
    status: 404,
    body: (
      <>
        <PageHeader title={text.missing} lead={text.missingHint} />
        <div className="wrap py-10">
          <LinkButton href="/news" look="outline">
            ← {text.back}
          </LinkButton>
        </div>
      </>
    ),
  };
}
