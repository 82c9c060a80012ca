import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '../../support/test.ts';
import type { Writer } from './writer.ts';

export interface Scheduled {
  id: number;
  title: string;
  content: string;
  /** ISO 8601 UTC. */
  publishAt: string;
}

/** Stores an article that comes out in so many seconds. */
export async function schedule(
  { page, site }: Writer,
  { title, seconds }: { title: string; seconds: number },
): Promise<Scheduled> {
  const publishAt = new Date(Date.now() + seconds * 1000).toISOString();
  const text = { title, excerpt: 'Planlanan', content: 'Planlanan metin.', category: 'Duyuru' };
  const answer = await page.request.post('/api/news', {
    data: { ...text, published: true, publishAt },
    headers: { origin: site.url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { id: (await answer.json()).id, title, content: text.content, publishAt };
}

/** Asks as a visitor again and again. @returns a function that waits for it and tells when it was there first */
export function watchComingOut(url: string, { id }: Scheduled): () => Promise<string> {
  let isStopped = false;
  const watch = async (): Promise<string> => {
    while (!isStopped) {
      const answer = await fetch(`${url}/news/${id}`);
      await answer.arrayBuffer();
      if (answer.ok) return new Date().toISOString();
      await wait(500);
    }
    return 'never';
  };
  const seen = watch();
  return async () => {
    const giveUp = setTimeout(() => {
      isStopped = true;
    }, 60_000);
    return seen.finally(() => clearTimeout(giveUp));
  };
}
