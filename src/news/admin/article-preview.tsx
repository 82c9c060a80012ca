import { useMemo } from 'react';
import { outsideAddressOf } from '#/http/picture-address.ts';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import type { Media } from '#/media/answers.server.ts';
import { findOutsidePicture } from '#/media/panel-pictures.ts';
import { usePicturesAt } from '#/media/pictures-at.ts';
import { trustPreview } from '#/panel/trusted-html.ts';
import { ArticleBody } from '../article-body.tsx';
import { type DrawPicture, drawOwnPicture, listTextPictures, renderArticleText } from '../article-text.ts';

/** Draws with the same renderer and styles as the article's page. */
export default function ArticlePreview({ text }: { text: string }) {
  const outside = useMemo(() => listTextPictures(text).filter(outsideAddressOf), [text]);
  const { pictures } = usePicturesAt(outside);
  const html = useMemo(() => trustPreview(renderArticleText(text, drawFrom(pictures))), [text, pictures]);
  return (
    <div className="[&>.article]:mt-0 [&>.article>:first-child]:mt-0">
      <ArticleBody html={html} />
    </div>
  );
}

/** Shows the copy of a picture from another site, or says that the copy has not come. */
const drawFrom =
  (library: readonly Media[]): DrawPicture =>
  (picture) => {
    const outside = outsideAddressOf(picture.url);
    if (outside === undefined) return drawOwnPicture(picture);
    const media = findOutsidePicture(library, outside);
    if (media) return drawOwnPicture({ ...picture, url: media.url });
    return `<span class="${waiting}">${mediaCopyText.waiting}</span>`;
  };

const waiting = 'rounded-md border border-snow-300 bg-snow-100 px-3 py-2 text-sm text-ink-soft';
