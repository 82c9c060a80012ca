import { type DragEvent, type ReactNode, useState } from 'react';

interface DropAreaProps {
  /** Tells people where to drop. */
  label: string;
  onDrop: (files: File[]) => void;
  className?: string;
  children: ReactNode;
}

export function DropArea({ label, onDrop, className = '', children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);

  function allow(event: DragEvent) {
    if (!hasFiles(event)) return;
    claim(event);
    setOver(true);
  }
  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
  }
  function take(event: DragEvent) {
    setOver(false);
    // words fall into the field that they are dropped on, and the editor has taken what is for itself
    if (!hasFiles(event) || event.defaultPrevented) return;
    claim(event);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onDrop(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; a button does the same by keyboard
    <div
      onDragEnter={allow}
      onDragOver={allow}
      onDragLeave={leave}
      onDrop={take}
      data-drop-area={label}
      data-over={isOver || undefined}
      className={`min-w-0 rounded-md data-over:outline-3 data-over:outline-offset-4 data-over:outline-signal-600 data-over:outline-dashed ${className}`}
    >
      {children}
    </div>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Keeps an outer drop area from taking it too. */
function claim(event: DragEvent) {
  event.preventDefault();
  event.stopPropagation();
}
