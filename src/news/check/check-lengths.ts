import type { Found } from './finding.ts';
import type { TextBlock } from './read-article-text.ts';
import { type Sentence, shorten } from './sentences.ts';

/** In letters: what lists of news and search engines show of them. */
const most = { title: 90, excerpt: 200 };

/** In words: a screen of a phone. */
const mostInParagraph = 120;

export function checkLength(field: keyof typeof most, written: string): Found[] {
  return written.trim().length > most[field] ? [{ kind: `long-${field}`, words: '' }] : [];
}

export function checkParagraphs(blocks: readonly TextBlock[]): Found[] {
  return blocks
    .filter(({ kind, sentences }) => kind === 'paragraph' && countWords(sentences) > mostInParagraph)
    .map(({ text }) => ({ kind: 'long-paragraph', words: shorten(text) }));
}

const countWords = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);
