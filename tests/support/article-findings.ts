import { describe, expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import type { Media } from '#/media/answers.server.ts';
import { checkArticle } from '#/news/check/check-article.ts';
import type { CheckContext, CheckedArticle, FindingKind } from '#/news/check/finding.ts';
import { ownFactsOf } from '#/news/questions.server.ts';

export const library = {
  described: { url: '/media/0123456789abcdef01234567.webp', originalName: 'a.jpg', altText: 'Sedye' },
  undescribed: { url: '/media/76543210fedcba9876543210.webp', originalName: 'b.jpg', altText: '' },
  copied: {
    url: '/media/aaaaaaaaaaaaaaaaaaaaaaaa.webp',
    originalName: 'c.jpg',
    altText: 'Göl',
    copyOf: ['https://ornek.org/g%C3%B6l.jpg'],
  },
};

export const checkContext: CheckContext = {
  host: 'dernek.org',
  hiddenNews: new Set([8]),
  library: Object.values(library) as Partial<Media>[] as Media[],
  own: ownFactsOf(starterContent),
};

export const emptyArticle: CheckedArticle = { title: '', excerpt: '', content: '', imageUrl: '', images: [] };

export interface Examples {
  kind: FindingKind;
  /** Markdown, and how the words begin by which an editor finds it. */
  found: [content: string, words: string][];
  /** Markdown that looks like it and is in order. */
  near: string[];
}

export function describeExamples(all: readonly Examples[]): void {
  describe.each(all)('$kind', ({ kind, found, near }) => {
    test.each(found)('is found in %j', (content, words) => {
      const all = listWords(kind, content);
      expect(
        all.some((one) => one.startsWith(words)),
        all.join(),
      ).toBe(true);
    });

    test.each(near)('is not found in %j', (content) => {
      expect(listWords(kind, content)).toEqual([]);
    });
  });
}

function listWords(kind: FindingKind, content: string): string[] {
  const findings = checkArticle({ ...emptyArticle, content }, checkContext);
  return findings.filter((finding) => finding.kind === kind).map(({ words }) => words);
}
