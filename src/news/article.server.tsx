import type { Kysely } from 'kysely';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Tables } from '#/db/tables.ts';
import { type FindPicture, findShownPicture } from '#/media/library-picture.ts';
import { sourcesOf } from '#/media/picture-sources.ts';
import { longSideOf, sizesOfPanorama } from '#/media/shape.ts';
import { renderArticleText, type TextPicture } from './article-text.ts';
import type { Article, News } from './schema.ts';
import { newsStore } from './store.server.ts';
import { partOfPicture, WholePictureLink } from './whole-picture-link.tsx';

interface Search {
  /** Undefined when the address holds no id; then no article is found. */
  id: number | undefined;
  findPicture: FindPicture;
}

export const findArticle = articleFinder(newsStore.findPublished);

/** Finds an article for staff, who may see drafts. */
export const findArticleOrDraft = articleFinder(newsStore.find);

function articleFinder(find: (db: Kysely<Tables>, id: number) => Promise<News | undefined>) {
  return async (db: Kysely<Tables>, { id, findPicture }: Search): Promise<Article | undefined> => {
    const news = id === undefined ? undefined : await find(db, id);
    const drawPicture = (picture: Parameters<typeof drawArticlePicture>[0]) =>
      drawArticlePicture(picture, findPicture);
    return news && { ...news, html: renderArticleText(news.content, drawPicture) };
  };
}

/** The width of the column of an article's text. */
const columnSizes = '(min-width: 48rem) 44rem, (min-width: 40rem) 96vw, 60vw';

/**
 * The library knows each picture's size, and nothing moves when the picture comes.
 * A picture that was taken off the site gives '', and so does one of another site until its copy is here.
 */
function drawArticlePicture({ url, alt, title, isLinked }: TextPicture, findPicture: FindPicture): string {
  const shown = findShownPicture(url, findPicture);
  if (!shown) return '';
  const { picture } = shown;
  const { src, avif, webp } = sourcesOf(shown.url, picture);
  const long = longSideOf(picture);
  const sizes = long === 'wide' ? sizesOfPanorama : columnSizes;
  const drawn = (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        alt={alt || (picture?.altText ?? '')}
        title={title}
        width={picture?.width}
        height={picture?.height}
        loading="lazy"
        decoding="async"
        data-hide-when-broken=""
        data-color={picture?.color || undefined}
        className={long && partOfPicture}
      />
    </picture>
  );
  const isOpened = long && !isLinked;
  return renderToStaticMarkup(
    isOpened ? <WholePictureLink url={shown.url}>{drawn}</WholePictureLink> : drawn,
  );
}
