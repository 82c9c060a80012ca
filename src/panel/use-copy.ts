import { useRef, useState } from 'react';

/** Milliseconds in which the person sees that it worked. */
const shownFor = 2000;

export function useCopy({ onCopied, onFailed }: { onCopied: () => void; onFailed: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function copy(text: string) {
    try {
      // missing on a page without https
      await navigator.clipboard.writeText(text);
    } catch {
      onFailed();
      return;
    }
    onCopied();
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), shownFor);
  }

  return { isCopied, copy };
}
