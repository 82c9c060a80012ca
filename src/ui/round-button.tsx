import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';

/** Button of a dialog, on dark ground and on light. */
export function RoundButton({
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
      className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-full border border-current/30 hover:bg-current/15 disabled:cursor-not-allowed disabled:opacity-35 disabled:hover:bg-transparent"
    >
      <Icon aria-hidden="true" size={26} />
    </button>
  );
}
