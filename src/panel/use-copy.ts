import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { showFailure, showToast } from './toast/toast-store.ts';

/** Milliseconds in which the person sees that it worked. */
const shownFor = 2000;

/** Copies a text, and says whether it worked: by toasts, and by an icon for a moment. */
export function useCopy({ copied, hint, failed }: { copied: string; hint: string; failed: string }) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function copy(text: string) {
    try {
      // missing on a page without https
      await navigator.clipboard.writeText(text);
    } catch {
      showFailure(undefined, { otherwise: failed });
      return;
    }
    showToast({ title: copied, description: hint });
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), shownFor);
  }

  return { isCopied, copy, Icon: isCopied ? Check : Copy };
}
