import type { LucideIcon } from 'lucide-react';

export function ViewerButton({
  label,
  icon: Icon,
  onClick,
  className = '',
}: {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-12 cursor-pointer place-items-center rounded-full border border-white/25 bg-night-950/80 hover:bg-night-700 ${className}`}
    >
      <Icon aria-hidden="true" size={26} />
    </button>
  );
}
