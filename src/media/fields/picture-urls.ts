import { useEffect, useRef } from 'react';

export const splitUrls = (typed: string): string[] =>
  typed
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');

export const joinUrls = (urls: readonly string[]): string => urls.join(', ');

/** Two pictures may arrive before the form is drawn again, so the newest list is kept beside it. */
export function useUrlList(
  urls: string[],
  { most, onChange }: { most: number; onChange: (urls: string[]) => void },
) {
  const newest = useRef(urls);
  useEffect(() => {
    newest.current = urls;
  });
  function set(next: string[]) {
    newest.current = next;
    onChange(next);
  }
  function add(url: string) {
    const { current } = newest;
    if (!current.includes(url) && current.length < most) set([...current, url]);
  }
  return { set, add };
}
