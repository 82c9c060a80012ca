import type { StatuteArticle } from '#/content/statute.ts';
import { associationText as text } from '#/i18n/tr/association.ts';

/** Open on paper, and without scripts when the address names it. Its look is in statute.css. */
export function Article({ article: { number, title, paragraphs } }: { article: StatuteArticle }) {
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
