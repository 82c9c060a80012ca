import type { LucideIcon } from 'lucide-react';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  /** Also says what it acts on, where several equal buttons stand together. */
  name?: string;
  look?: 'quiet' | 'dangerQuiet';
  onClick: () => void;
}

export function IconButton({ icon: Icon, label, name = label, look = 'quiet', onClick }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <Button look={look} size="icon" aria-label={name} onClick={onClick}>
        <Icon className="size-5" aria-hidden />
      </Button>
    </Tooltip>
  );
}
