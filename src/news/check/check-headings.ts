import type { Found } from './finding.ts';
import type { TextBlock } from './read-article-text.ts';

/** The article's title is the page's heading of level 1. */
const titleLevel = 1;

/** Who hears the page goes from heading to heading; a missing level sounds like missing text. */
export function checkHeadings(blocks: readonly TextBlock[]): Found[] {
  const found: Found[] = [];
  let previous = titleLevel;
  for (const { kind, level, text, hasPicture } of blocks) {
    if (kind !== 'heading') continue;
    if (text === '' && !hasPicture) found.push({ kind: 'empty-heading', words: '#'.repeat(level) });
    else if (level > previous + 1) found.push({ kind: 'skipped-heading', words: text });
    previous = level;
  }
  return found;
}
