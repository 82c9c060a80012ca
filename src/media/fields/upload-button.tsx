import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { Button } from '#/panel/button.tsx';
import type { FieldUploads } from './use-field-uploads.ts';

interface UploadButtonProps {
  uploads: FieldUploads;
  look?: 'primary' | 'secondary';
  className?: string;
}

export function UploadButton({ uploads: { add, isForMany }, look, className }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function addChosen({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    if (files.length > 0) add(files);
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
        aria-label={text.chooseFile}
        onChange={addChosen}
      />
      <Button look={look} className={className} onClick={() => input.current?.click()}>
        <ImageUp className="size-5" aria-hidden />
        {text.upload}
      </Button>
    </>
  );
}
