import { ImageUp } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { Button } from '#/panel/button.tsx';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Of the input, which is hidden. */
  label: string;
  isForMany?: boolean;
  /** Called with one picture at least. */
  onChosen: (files: File[]) => void;
}

/** Opens the browser's own window for pictures. */
export function FileButton({ label, isForMany = true, onChosen, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function takeChosen({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    if (files.length > 0) onChosen(files);
    // lets the same file be chosen again after a failure
    target.value = '';
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={isForMany}
        hidden
        aria-label={label}
        onChange={takeChosen}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        <ImageUp className="size-5" aria-hidden />
        {children}
      </Button>
    </>
  );
}
