import { useMemo } from 'react';
import { trustPreview } from '#/ui/trusted-html.ts';
import { ArticleBody } from '../article-body.tsx';
import { renderArticleText } from '../article-text.ts';

/** The text as its page draws it: the same renderer, the same styles. */
export default function ArticlePreview({ text }: { text: string }) {
  const html = useMemo(() => trustPreview(renderArticleText(text)), [text]);
  return (
    <div className="[&>.article]:mt-0 [&>.article>:first-child]:mt-0">
      <ArticleBody html={html} />
    </div>
  );
}
