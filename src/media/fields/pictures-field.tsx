import { Images, ImageUp } from 'lucide-react';
import { type Ref, useState } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { Button } from '#/panel/button.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { Field } from '#/panel/form/field.tsx';
import { TextArea } from '#/panel/form/inputs.tsx';
import { UploadRows } from '../sending/upload-rows.tsx';
import { AltTextFields } from './alt-text-fields.tsx';
import { chooseFiles } from './choose-files.ts';
import { FoldedInput } from './folded-input.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { joinUrls, splitUrls } from './picture-urls.ts';
import { useFieldUploads } from './use-field-uploads.ts';
import { useUrlList } from './use-url-list.ts';

interface PicturesFieldProps {
  label: string;
  hint?: string;
  error?: string;
  /** The error of pictures without a description. */
  altTextError?: string;
  most: number;
  /** Addresses separated by commas. */
  value: string;
  onChange: (urls: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

export function PicturesField(props: PicturesFieldProps) {
  const { label, hint, error, altTextError, most, value, onChange, ref } = props;
  const [isPicking, setPicking] = useState(false);
  const urls = splitUrls(value);
  const list = useUrlList(urls, { most, onChange: (next) => onChange(joinUrls(next)) });
  const noRoom = mediaUploadText.mostPictures(most);
  const uploads = useFieldUploads({ onUploaded: list.add, room: most - urls.length, noRoom });
  return (
    <DropArea label={label} onDrop={uploads.addDropped} className="grid gap-3">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <>
            <PictureTiles label={label} urls={urls} onChange={list.set} />
            <div className="flex flex-wrap items-start gap-2">
              <Button
                onClick={() =>
                  void chooseFiles(text.chooseFile).then((files) => files[0] && uploads.add(files))
                }
              >
                <ImageUp className="size-5" aria-hidden />
                {mediaUploadText.addPictures}
              </Button>
              <Button onClick={() => setPicking(true)}>
                <Images className="size-5" aria-hidden />
                {text.pick}
              </Button>
              <FoldedInput
                label={urls.length > 0 ? mediaUploadText.editAddress : mediaUploadText.otherAddress}
              >
                {({ isOpen, input }) => (
                  <>
                    <TextArea
                      {...control}
                      {...input}
                      ref={ref}
                      rows={1}
                      autoComplete="off"
                      spellCheck={false}
                      placeholder={text.urlsPlaceholder}
                      value={value}
                      onChange={(event) => onChange(event.target.value)}
                      className={`${input.className} ${isOpen ? 'field-sizing-content max-h-40' : ''}`}
                    />
                    {isOpen && (
                      <p className="text-[0.8125rem] text-ink-soft">{mediaUploadText.separateByCommas}</p>
                    )}
                  </>
                )}
              </FoldedInput>
            </div>
          </>
        )}
      </Field>
      <UploadRows uploads={uploads.uploads} onRetry={uploads.retry} onRemove={uploads.remove} />
      <AltTextFields urls={urls} error={altTextError} />
      {isPicking && (
        <PicturePicker
          urls={urls}
          most={most}
          uploads={uploads}
          onChange={list.set}
          onClose={() => setPicking(false)}
        />
      )}
    </DropArea>
  );
}
