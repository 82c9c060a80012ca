import { Check, Copy } from 'lucide-react';
import { copyText as text } from '#/i18n/tr/copy.ts';

interface CopyButtonProps {
  /** '' copies the address of the page. */
  value: string;
  /** For screen readers, when `words` alone do not say what is copied. */
  label?: string;
  /** Announced when copying has worked. */
  said: string;
  words?: CopyWords;
}

export interface CopyWords {
  copy: string;
  copied: string;
  copyFailed: string;
}

/**
 * Invisible until `copy.ts` runs, because it would do nothing; it keeps its place, so nothing moves. Where no script can run
 * it is not there.
 * @param words by default Turkish, and of what is copied say nothing
 */
export function CopyButton({ value, label, said, words = text }: CopyButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-copy={value}
      data-copied={said}
      data-failed={words.copyFailed}
      className="group invisible inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-night-700 px-3 text-sm font-semibold text-night-800 hover:bg-night-800 hover:text-white data-done:border-safe-700 data-done:bg-safe-50 data-done:text-safe-700 print:hidden [@media(scripting:none)]:hidden"
    >
      <Copy aria-hidden="true" size={16} className="group-data-done:hidden" />
      <Check aria-hidden="true" size={16} className="hidden group-data-done:block" />
      <span className="group-data-done:hidden">{words.copy}</span>{' '}
      <span className="hidden group-data-done:inline">{words.copied}</span>
    </button>
  );
}

/** Tells everybody, screen readers too, whether copying has worked. */
export function CopyStatus() {
  return (
    <p
      role="status"
      data-copy-status=""
      className="pointer-events-none fixed inset-x-0 bottom-4 z-50 mx-auto w-fit rounded-md bg-night-900 px-5 py-3 font-semibold text-white shadow-card empty:sr-only print:hidden"
    />
  );
}
