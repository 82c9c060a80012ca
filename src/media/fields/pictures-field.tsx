import { ArrowLeft, ArrowRight, Images, X } from 'lucide-react';
import { useState } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { Button } from '#/panel/button.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { type ControlProps, Field, type FieldWords, TextArea, TextInput } from '#/panel/form/field.tsx';
import { tileDragClass, useTileDrag } from '#/panel/tile-drag.ts';
import { IconButton } from '#/panel/tooltip.tsx';
import { findFileName } from '../library-picture.ts';
import { explainFailure } from '../sending/refused-file.ts';
import { UploadRows } from '../sending/upload-rows.tsx';
import { AltTextFields } from './alt-text-field.tsx';
import { joinAddresses, splitAddresses, useAddresses, useFieldUploads } from './field-pictures.ts';
import { LibraryPicker } from './library-picker.tsx';
import { PanelPicture } from './panel-picture.tsx';
import { FileButton, FoldedInput } from './ways-in.tsx';

interface PicturesFieldProps extends FieldWords {
  /** The error of a picture without a description. */
  altTextError?: string;
  /** How many it takes. The only one gives way to the next. */
  most: number;
  /** Addresses, in their order. */
  value: readonly string[];
  onChange: (urls: string[]) => void;
}

const words = {
  one: { upload: text.upload, library: mediaPanelText.openLibrary },
  many: { upload: mediaUploadText.addPictures, library: text.pick },
};

/** Field of one or more pictures, from the device, from the library or from an address. */
export function PicturesField(props: PicturesFieldProps) {
  const { altTextError, most, value: urls, onChange, ...fieldWords } = props;
  const { label } = fieldWords;
  const [isPicking, setPicking] = useState(false);
  const isOne = most === 1;
  const list = useAddresses(urls, { most, onChange });
  const uploads = useFieldUploads({
    take: (url, order) => {
      list.take(url, order);
      if (isOne) setPicking(false);
    },
    room: isOne ? 'one' : most - urls.length,
    noRoom: () => mediaUploadText.mostPictures(most),
  });
  // why the only picture was refused is said as any other error of the field
  const refused = isOne && uploads.uploads.find(({ failure }) => failure?.isFinal);
  const { upload, library } = isOne ? words.one : words.many;

  function set(next: string[]) {
    // what is on its way would come over the choice
    if (isOne) uploads.clear();
    list.set(next);
  }

  const putInPlace = (url: string, made: string) =>
    set(urls.map((other) => (findFileName(other) === findFileName(url) ? made : other)));

  return (
    <DropArea label={label} onDrop={uploads.addDropped} className="grid gap-3">
      <Field
        {...fieldWords}
        error={fieldWords.error ?? (refused ? explainFailure(refused.failure?.error) : undefined)}
      >
        {(control) => (
          <>
            {!isOne && <PictureTiles label={label} urls={urls} onChange={set} />}
            <div className="flex flex-wrap items-start gap-2">
              <FileButton
                label={text.chooseFile}
                isForMany={!isOne}
                aria-description={label}
                onChosen={uploads.add}
              >
                {upload}
              </FileButton>
              <Button aria-description={label} onClick={() => setPicking(true)}>
                <Images className="size-5" aria-hidden />
                {library}
              </Button>
              <Addresses {...{ control, isOne, urls }} onChange={set} />
            </div>
          </>
        )}
      </Field>
      <UploadRows uploads={uploads.uploads.filter((upload) => upload !== refused)} />
      {isOne ? (
        urls.map((url) => (
          <OnlyPicture
            key={url}
            {...{ url, label, altTextError }}
            onCut={putInPlace}
            onRemove={() => set([])}
          />
        ))
      ) : (
        <AltTextFields urls={urls} error={altTextError} onCut={putInPlace} />
      )}
      {isPicking && (
        <LibraryPicker
          hint={isOne ? mediaPanelText.libraryHintOne : text.libraryHint}
          {...{ urls, most, uploads }}
          onChange={set}
          onClose={() => setPicking(false)}
        />
      )}
    </DropArea>
  );
}

interface AddressesProps extends Pick<PicturesFieldProps, 'onChange'> {
  control: ControlProps;
  isOne: boolean;
  urls: readonly string[];
}

/** The addresses as a text, which is where several can be pasted. */
function Addresses({ control, isOne, urls, onChange }: AddressesProps) {
  const [typed, setTyped] = useState('');
  const read = (words: string) => splitAddresses(words, { isOne });
  // an address that came from elsewhere replaces what was typed
  const shown = joinAddresses(read(typed)) === joinAddresses(urls) ? typed : joinAddresses(urls);
  const Input = isOne ? TextInput : TextArea;
  return (
    <FoldedInput label={urls.length > 0 ? mediaUploadText.editAddress : mediaUploadText.otherAddress}>
      {({ isOpen, input }) => (
        <>
          <Input
            {...control}
            {...input}
            {...(isOne ? { inputMode: 'url' } : { rows: 1 })}
            autoComplete="off"
            spellCheck={false}
            placeholder={isOne ? text.urlPlaceholder : text.urlsPlaceholder}
            value={shown}
            onChange={({ target }: { target: { value: string } }) => {
              setTyped(target.value);
              onChange(read(target.value));
            }}
            className={`${input.className} ${isOpen && !isOne ? 'field-sizing-content max-h-40' : ''}`}
          />
          {isOpen && !isOne && (
            <p className="text-[0.8125rem] text-ink-soft">{mediaUploadText.separateByCommas}</p>
          )}
        </>
      )}
    </FoldedInput>
  );
}

interface OnlyPictureProps extends Pick<PicturesFieldProps, 'label' | 'altTextError'> {
  url: string;
  onCut: (url: string, made: string) => void;
  onRemove: () => void;
}

function OnlyPicture({ url, label, altTextError, onCut, onRemove }: OnlyPictureProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="grid justify-items-start gap-1">
        <PanelPicture
          url={url}
          alt={text.previewOf(label)}
          className="aspect-3/2 w-48 rounded-md border border-snow-200"
        />
        <Button size="small" look="quiet" onClick={onRemove}>
          <X className="size-4" aria-hidden />
          {mediaUploadText.removeOne}
        </Button>
      </div>
      <div className="min-w-0 flex-1 basis-64 empty:hidden">
        <AltTextFields urls={[url]} error={altTextError} isPictured={false} onCut={onCut} />
      </div>
    </div>
  );
}

interface PictureTilesProps {
  /** Of the field. */
  label: string;
  urls: readonly string[];
  onChange: (urls: string[]) => void;
}

/** Pictures in their order. They are moved by buttons, or by dragging where there is a mouse. */
function PictureTiles({ label, urls, onChange }: PictureTilesProps) {
  const move = (from: number, to: number) =>
    onChange(urls.toSpliced(from, 1).toSpliced(to, 0, ...urls.slice(from, from + 1)));
  const drag = useTileDrag(move);
  if (urls.length === 0) return null;
  return (
    <ul {...drag.area} className="mb-1 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {urls.map((url, place) => (
        <li
          // the same address may stand there twice
          key={urls.indexOf(url) === place ? url : `${url} ${place}`}
          {...drag.tile(place)}
          className={`relative cursor-grab overflow-hidden rounded-md border border-snow-300 bg-white ${tileDragClass}`}
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
              onClick={() => onChange(urls.toSpliced(place, 1))}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
