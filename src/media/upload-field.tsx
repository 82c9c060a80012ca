import type { Ref } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { Field } from '#/ui/field.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { Thumbnail } from '#/ui/thumbnail.tsx';
import { UploadButton } from './upload-button.tsx';

interface UploadFieldProps {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (url: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** One picture by its address, typed or set by an upload. */
export function UploadField({ label, hint, error, value, onChange, ref }: UploadFieldProps) {
  const url = value.trim();
  return (
    <div className="grid gap-3">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              ref={ref}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder={text.urlPlaceholder}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              className="min-w-0 flex-1 basis-56"
            />
            <UploadButton onUploaded={onChange} />
          </div>
        )}
      </Field>
      {url && (
        <Thumbnail
          key={url}
          src={url}
          alt={text.previewOf(label)}
          className="aspect-3/2 w-48 rounded-md border border-snow-200"
        />
      )}
    </div>
  );
}
