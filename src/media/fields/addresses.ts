import { useEffect, useRef } from 'react';

/** The one place where addresses are a text: a person may type or paste several, with commas between. */
export const splitAddresses = (typed: string, { isOne = false } = {}): string[] =>
  (isOne ? [typed] : typed.split(',')).map((url) => url.trim()).filter((url) => url !== '');

export const joinAddresses = (urls: readonly string[]): string => urls.join(', ');

/**
 * A form's list of addresses, to which uploads add at any time. Two may come before the form is drawn again, so the
 * newest list is kept beside it.
 */
export function useAddresses(
  urls: readonly string[],
  { most, onChange }: { most: number; onChange: (urls: string[]) => void },
) {
  const newest = useRef(urls);
  const orders = useRef(new Map<string, number>());
  useEffect(() => {
    newest.current = urls;
  });
  function set(next: string[]) {
    newest.current = next;
    onChange(next);
  }
  return {
    set,
    /** Puts a picture behind those that were chosen before it. @param order as the files were chosen */
    take(url: string, order: number) {
      orders.current.set(url, order);
      const { current } = newest;
      if (most === 1) return set([url]);
      if (current.includes(url) || current.length >= most) return;
      const later = current.findIndex((other) => (orders.current.get(other) ?? 0) > order);
      set(current.toSpliced(later < 0 ? current.length : later, 0, url));
    },
  };
}
