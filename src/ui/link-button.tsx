import type { AnchorHTMLAttributes } from 'react';

type Look = 'signal' | 'solid' | 'outline' | 'light' | 'emergency';

/** Signal is for giving and volunteering only, emergency for calling 112 only. Each has a border for forced colours. */
const looks: Record<Look, string> = {
  signal: 'border border-transparent bg-signal-500 text-night-950 hover:bg-signal-300',
  solid: 'border border-transparent bg-night-800 text-white hover:bg-night-600',
  outline: 'border border-night-700 text-night-800 hover:bg-night-800 hover:text-white',
  light: 'border border-white/40 text-white hover:bg-white hover:text-night-900',
  emergency: 'border border-transparent bg-danger-700 text-white hover:bg-danger-600',
};

export function LinkButton({
  look = 'signal',
  className = '',
  ...link
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look }) {
  return (
    <a
      {...link}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 py-2 text-center font-semibold transition-[color,background-color] ${looks[look]} ${className}`}
    />
  );
}
