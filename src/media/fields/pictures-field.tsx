import { Images } from 'lucide-react';
import { type Ref, useState } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { Button } from '#/panel/button.tsx';
import { Field } from '#/panel/form/field.tsx';
import { TextArea } from '#/panel/form/inputs.tsx';
import { findFileName } from '../library-picture.ts';
import { AltTextFields } from './alt-text-fields.tsx';
import { PanelPicture } from './panel-picture.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { joinUrls, splitUrls } from './picture-urls.ts';

interface PicturesFieldProps {
  label: string;
  hint?: string;
  error?: string;
  /** The error of pictures without a description. */
  altTextError?: string;
  /** Addresses separated by commas. */
  value: string;
  onChange: (urls: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

export function PicturesField({
  label,
  hint,
  error,
  altTextError,
  value,
  onChange,
  ref,
}: PicturesFieldProps) {
  const [isPicking, setPicking] = useState(false);
  const urls = splitUrls(value);
  const elsewhere = [...new Set(urls)].filter((url) => !findFileName(url));
  return (
    <div className="grid gap-3">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className="flex flex-wrap items-start gap-2">
            <TextArea
              {...control}
              ref={ref}
              rows={1}
              autoComplete="off"
              spellCheck={false}
              placeholder={text.urlsPlaceholder}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              className="field-sizing-content max-h-40 min-w-0 flex-1 basis-56"
            />
            <Button onClick={() => setPicking(true)}>
              <Images className="size-5" aria-hidden />
              {text.pick}
            </Button>
          </div>
        )}
      </Field>
      {elsewhere.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {elsewhere.map((url, place) => (
            <PanelPicture
              key={url}
              url={url}
              alt={text.previewOf(`${label} ${place + 1}`)}
              className="h-16 w-24 rounded-md border border-snow-200"
            />
          ))}
        </div>
      )}
      <AltTextFields urls={urls} error={altTextError} />
      {isPicking && (
        <PicturePicker
          urls={urls}
          onChange={(next) => onChange(joinUrls(next))}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
