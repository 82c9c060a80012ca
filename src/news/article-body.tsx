/** `html` is what `renderArticleText` gives; its styles are in `article.css`. */
export const ArticleBody = ({ html }: { html: string }) => (
  <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
);
