import type { Reads } from '#/content/content-source.ts';
import type { StatuteArticle } from '#/content/statute.ts';
import { formatLongDate } from '#/format/dates.ts';
import { associationText as text } from '#/i18n/tr/association.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';

/** Page of the statute; each article can be linked to: /statute#madde-9. */
export function statutePage({ content: { statute } }: Reads<'statute'>): Page {
  return {
    title: statute.title,
    description: text.statuteDescription(statute.articles.length),
    body: (
      <>
        <PageHeader title={statute.title} lead={statute.introduction} />
        <div className="wrap wrap-anywhere grid items-start gap-10 py-6 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] print:block">
          <Contents articles={statute.articles} />
          <div data-articles="">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p className="text-ink-soft">{text.adoptedOn(formatLongDate(statute.adoptedOn))}</p>
              <OpenAll />
            </div>
            <div className="articles">
              {statute.articles.map((article) => (
                <Article key={article.number} article={article} />
              ))}
            </div>
          </div>
        </div>
      </>
    ),
  };
}

/**
 * Table of contents on wide screens; on a small one the closed articles are one themselves. Its end fades out, which
 * shows that it scrolls.
 */
function Contents({ articles }: { articles: StatuteArticle[] }) {
  return (
    <nav
      aria-labelledby="icindekiler"
      className="sticky top-18 max-h-[calc(100dvh-5.5rem)] overflow-y-auto overscroll-contain [mask-image:linear-gradient(black_calc(100%-4rem),transparent)] pb-12 max-lg:hidden print:hidden"
    >
      <h2 id="icindekiler" className="mb-2 text-lg font-bold wrap-anywhere">
        {text.contents}
      </h2>
      <ol className="contents-list">
        {articles.map(({ number, title }) => (
          <li key={number}>
            <a href={`#madde-${number}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Invisible until its script runs. */
function OpenAll() {
  return (
    <button
      type="button"
      data-open-all={text.closeAll}
      className="invisible min-h-11 cursor-pointer rounded-md border border-night-700 px-4 font-semibold text-night-800 hover:bg-night-800 hover:text-white print:hidden"
    >
      {text.openAll}
    </button>
  );
}

/** Open on paper, and without scripts when the address names it. Its look is in statute.css. */
function Article({ article: { number, title, paragraphs } }: { article: StatuteArticle }) {
  const id = `madde-${number}`;
  return (
    <details id={id}>
      <summary>
        <h2>
          <span>{text.article(number)}</span> <span>{title}</span>
        </h2>
      </summary>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href={`#${id}`}>{text.articleLink}</a>
        </p>
      </div>
    </details>
  );
}
