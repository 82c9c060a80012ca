import type { Answer } from './send.ts';

const most = 500;

/**
 * Notes ids of what there is, and names of pictures, from an answer. The id 1 is left out: so is named the first admin, who
 * looks after the others.
 */
export function noteSeen(seen: string[], { status, headers, text }: Answer): void {
  if (status >= 300 || !headers['content-type']?.includes('json')) return;
  const found = text.slice(0, 5000).matchAll(/"id":"?([0-9a-f-]+)|"url":"\/media\/([^"]+)/g);
  for (const [, id, name] of found) {
    const word = id ?? name;
    if (word && word !== '1')
      seen[seen.length < most ? seen.length : Math.floor(Math.random() * most)] = word;
  }
}
