import type { LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { ComponentProps } from 'react';
import { buttonClass } from '../button.tsx';
import { Tooltip } from '../tooltip.tsx';

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  label: string;
  shortcut?: string;
}

/** The name is hidden text: an `aria-label` would match a search for a field of that name. */
export function ToolButton({ icon: Icon, label, shortcut, ...button }: ToolButtonProps) {
  return (
    <Tooltip label={shortcut ? `${label} (${shortcut})` : label}>
      <Toolbar.Button
        className={`${buttonClass({ look: 'quiet', size: 'icon' })} max-sm:size-10`}
        {...button}
      >
        <Icon className="size-5" aria-hidden />
        <span className="sr-only">{label}</span>
      </Toolbar.Button>
    </Tooltip>
  );
}
