import type { AnchorHTMLAttributes } from 'react';

export function FilterLink({
  isChosen,
  ...link
}: AnchorHTMLAttributes<HTMLAnchorElement> & { isChosen: boolean }) {
  return (
    <a
      {...link}
      aria-current={isChosen ? 'true' : undefined}
      className="choice flex min-h-11 items-center rounded-full border border-snow-300 wrap-anywhere bg-white px-4 font-semibold text-night-800 hover:border-night-700 aria-[current]:border-night-800 aria-[current]:bg-night-800 aria-[current]:text-white"
    />
  );
}
