import type { EditorState } from 'prosemirror-state';
import { useRef } from 'react';
import { type ArticleSource, openArticle } from './article-source.ts';
import { writeArticle } from './write-article.ts';

/** The text that the editor and the form share, and what it was opened from. */
export function useArticleText(first: string) {
  const source = useRef<ArticleSource>(null);
  const latest = useRef(first);
  // texts that were given to the form, and come back from it one after the other
  const given = useRef(new Set<string>());
  return {
    source,
    latest,
    /** @param known what it was opened from before */
    open(markdown: string, known?: ArticleSource) {
      const opened = known ?? openArticle(markdown);
      if (opened) source.current = opened;
      latest.current = markdown;
      given.current.clear();
      return opened;
    },
    write({ doc }: EditorState): string {
      if (source.current) latest.current = writeArticle(doc, source.current);
      given.current.add(latest.current);
      return latest.current;
    },
    isOwn(markdown: string): boolean {
      if (markdown !== latest.current) return given.current.has(markdown);
      given.current.clear();
      return true;
    },
  };
}
