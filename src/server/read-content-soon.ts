import type { ContentSource } from '#/content/content-source.ts';
import type { Content } from '#/content/documents.ts';
import { within } from '#/db/within.ts';

const longestWait = 1000;

/** What was read last when reading takes over a second: who says that the rest must wait does not wait for it. */
export function readContentSoon(content: ContentSource): Promise<Content> {
  const timeoutError = () => new Error('the content was not read in time');
  return within(content.read(), { milliseconds: longestWait, timeoutError }).catch(() => content.last);
}
