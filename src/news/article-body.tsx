/** The text of an article in its own styles (`article.css`); `html` is what `renderArticleText` gives. */
export const ArticleBody = ({ html }: { html: string }) => (
  <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
);
