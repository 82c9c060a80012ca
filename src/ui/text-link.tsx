import type { AnchorHTMLAttributes } from 'react';

export function TextLink({ className = '', ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a
      {...link}
      className={`inline-block py-0.5 font-semibold text-night-700 underline decoration-night-500 decoration-2 underline-offset-4 hover:decoration-night-800 ${className}`}
    />
  );
}
