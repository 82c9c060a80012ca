import { Link2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '#/panel/button.tsx';

interface FoldedInputProps {
  /** What the button says that it looks like. */
  label: string;
  /** @param input makes the field as large as the button, or as it is */
  children: (folded: { isOpen: boolean; input: { className: string; onFocus: () => void } }) => ReactNode;
}

/**
 * A text field that few people need looks like a button until it has the focus. It stays open afterwards, because a
 * field that closes by itself would move what is about to be pressed.
 */
export function FoldedInput({ label, children }: FoldedInputProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={isOpen ? 'min-w-0 flex-1 basis-full' : 'relative min-w-0'}>
      {!isOpen && (
        <span aria-hidden className={buttonClass({ look: 'quiet' })}>
          <Link2 className="size-5" />
          {label}
        </span>
      )}
      {children({
        isOpen,
        input: {
          className: isOpen ? 'min-w-0 flex-1' : foldedClass,
          onFocus: () => setOpen(true),
        },
      })}
    </div>
  );
}

const foldedClass = 'absolute inset-0 size-full cursor-pointer resize-none opacity-0';
