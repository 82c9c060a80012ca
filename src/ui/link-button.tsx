import type { AnchorHTMLAttributes } from 'react';

type Look = 'signal' | 'outline' | 'light';

const looks: Record<Look, string> = {
  signal: 'bg-signal-500 text-night-950 hover:bg-signal-300',
  outline: 'border border-night-700 text-night-800 hover:bg-night-800 hover:text-white',
  light: 'border border-white/40 text-white hover:bg-white hover:text-night-900',
};

export function LinkButton({
  look = 'signal',
  className = '',
  ...link
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look }) {
  return (
    <a
      {...link}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 py-2 text-center font-semibold transition-colors ${looks[look]} ${className}`}
    />
  );
}
