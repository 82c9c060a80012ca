import { ArrowLeft, ArrowRight, Images, ImageUp, X } from 'lucide-react';
import { type Ref, useState } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { Button } from '#/panel/button.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { Field, TextArea } from '#/panel/form/field.tsx';
import { IconButton } from '#/panel/tooltip.tsx';
import { UploadRows } from '../sending/upload-rows.tsx';
import { AltTextFields } from './alt-text-field.tsx';
import { FoldedInput } from './folded-input.tsx';
import { PanelPicture } from './panel-picture.tsx';
import { PicturePicker } from './picture-pickers.tsx';
import { joinUrls, splitUrls, useUrlList } from './picture-urls.ts';
import { useFieldUploads } from './use-field-uploads.ts';

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

interface PictureTilesProps {
  /** Of the field. */
  label: string;
  urls: string[];
  onChange: (urls: string[]) => void;
}

/** Pictures in their order. They are moved by buttons, or by dragging where there is a mouse. */
function PictureTiles({ label, urls, onChange }: PictureTilesProps) {
  const [dragged, setDragged] = useState<number>();
  if (urls.length === 0) return null;
  const move = (from: number, to: number) => onChange(moved(urls, { from, to }));
  return (
    <ul className="mb-1 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {urls.map((url, place) => (
        <li
          // the same address may stand there twice
          key={urls.indexOf(url) === place ? url : `${url} ${place}`}
          draggable
          onDragStart={() => setDragged(place)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={(event) => {
            if (dragged === undefined) return;
            event.stopPropagation();
            event.preventDefault();
            move(dragged, place);
          }}
          data-dragged={dragged === place || undefined}
          className="relative cursor-grab overflow-hidden rounded-md border border-snow-300 bg-white data-dragged:opacity-50"
        >
          <PanelPicture
            url={url}
            alt={text.previewOf(`${label} ${place + 1}`)}
            className="aspect-4/3 w-full"
          />
          <div className="flex items-center justify-between">
            <span className={place === 0 ? 'invisible' : ''}>
              <IconButton
                icon={ArrowLeft}
                label={mediaUploadText.moveBack(place + 1)}
                onClick={() => move(place, place - 1)}
              />
            </span>
            <span className={place === urls.length - 1 ? 'invisible' : ''}>
              <IconButton
                icon={ArrowRight}
                label={mediaUploadText.moveOn(place + 1)}
                onClick={() => move(place, place + 1)}
              />
            </span>
            <IconButton
              icon={X}
              label={mediaUploadText.removePicture(place + 1)}
              look="dangerQuiet"
              onClick={() => onChange(urls.filter((_, other) => other !== place))}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

function moved(urls: string[], { from, to }: { from: number; to: number }): string[] {
  const [url = ''] = urls.slice(from, from + 1);
  return urls.toSpliced(from, 1).toSpliced(to, 0, url);
}

/**
 * Opens the browser's own window for files. Its input is there only meanwhile: a form has one already, for the cover.
 * @returns nothing chosen when the person closes it
 */
function chooseFiles(label: string): Promise<File[]> {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept: 'image/*', multiple: true, hidden: true, ariaLabel: label });
  // some phones tell nothing of an input that is in no page
  document.body.append(input);
  return new Promise((resolve) => {
    const end = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener('change', end);
    input.addEventListener('cancel', end);
    input.click();
  });
}
