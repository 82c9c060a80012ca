import { ChevronDown } from 'lucide-react';
import type { StatuteArticle } from '#/content/statute.ts';
import { associationText as text } from '#/i18n/tr/association.ts';
import { Paragraphs } from '#/ui/paragraphs.tsx';
import { TextLink } from '#/ui/text-link.tsx';

/** Open on paper, and without scripts when the address names it. */
export function Article({ article: { number, title, paragraphs } }: { article: StatuteArticle }) {
  const id = `madde-${number}`;
  return (
    <details
      id={id}
      className="group rounded-card border border-snow-200 bg-white target:border-night-500 print:border-0 print:[&::details-content]:[content-visibility:visible] [@media(scripting:none)]:target:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2 hover:bg-snow-100 md:px-5">
        <h2 className="flex min-w-0 flex-1 flex-wrap gap-x-3 leading-snug font-bold text-pretty wrap-anywhere">
          <span className="w-19 shrink-0 font-semibold whitespace-nowrap text-night-700 tabular-nums">
            {text.article(number)}
          </span>{' '}
          <span className="min-w-0 flex-[1_1_10rem]">{title}</span>
        </h2>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="border-t border-snow-200 px-4 pt-4 pb-5 md:px-5">
        <Paragraphs texts={paragraphs} />
        <p className="mt-4 text-sm print:hidden">
          <TextLink href={`#${id}`}>{text.articleLink}</TextLink>
        </p>
      </div>
    </details>
  );
}
