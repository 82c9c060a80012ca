import type { LucideIcon } from 'lucide-react';
import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Opens after 700 ms, at once within 300 ms of another. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** The button itself must have the same words as its name. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="z-60 max-w-72 rounded-md bg-night-900 px-2.5 py-1.5 text-sm leading-snug text-snow-50 shadow-card"
        >
          {label}
          <Radix.Arrow className="fill-night-900" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

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
