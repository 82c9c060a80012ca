import { type DragEvent, type ReactNode, useState } from 'react';

interface DropAreaProps {
  onDrop: (files: File[]) => void;
  className?: string;
  children: ReactNode;
}

export function DropArea({ onDrop, className = '', children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);

  function allow(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    claim(event);
    setOver(true);
  }
  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
  }
  function take(event: DragEvent) {
    claim(event);
    setOver(false);
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
      data-over={isOver || undefined}
      className={`min-w-0 rounded-md data-over:outline-3 data-over:outline-offset-4 data-over:outline-signal-600 data-over:outline-dashed ${className}`}
    >
      {children}
    </div>
  );
}

/** Keeps the browser from opening the file, and an outer drop area from taking it too. */
function claim(event: DragEvent) {
  event.preventDefault();
  event.stopPropagation();
}
