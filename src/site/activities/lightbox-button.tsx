import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';

export function LightboxButton({
  ref,
  icon: Icon,
  label,
  isDisabled = false,
  onClick,
}: {
  ref?: Ref<HTMLButtonElement>;
  icon: LucideIcon;
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      className="grid size-12 cursor-pointer place-items-center rounded-full border border-white/25 hover:bg-night-700 disabled:cursor-not-allowed disabled:opacity-35 disabled:hover:bg-transparent"
    >
      <Icon aria-hidden="true" size={26} />
    </button>
  );
}
