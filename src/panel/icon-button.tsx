import type { LucideIcon } from 'lucide-react';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps {
  icon: LucideIcon;
  /** What it does, as the tooltip says. */
  label: string;
  /** The same and of what, where several of the kind stand side by side. */
  name?: string;
  look?: 'quiet' | 'dangerQuiet';
  onClick: () => void;
}

/** A button that is only a picture; whoever rests on it reads what it does. */
export function IconButton({ icon: Icon, label, name = label, look = 'quiet', onClick }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <Button look={look} size="icon" aria-label={name} onClick={onClick}>
        <Icon className="size-5" aria-hidden />
      </Button>
    </Tooltip>
  );
}
