import { mediaText as text } from '#/i18n/tr/media.ts';
import { FileButton } from './file-button.tsx';
import type { FieldUploads } from './use-field-uploads.ts';

interface UploadButtonProps {
  uploads: Pick<FieldUploads, 'add' | 'isForMany'>;
  look?: 'primary' | 'secondary';
  className?: string;
}

export function UploadButton({ uploads: { add, isForMany }, ...look }: UploadButtonProps) {
  return (
    <FileButton {...look} label={text.chooseFile} isForMany={isForMany} onChosen={add}>
      {text.upload}
    </FileButton>
  );
}
