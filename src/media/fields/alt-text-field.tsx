import { useQueryClient } from '@tanstack/react-query';
import { Check, Crop } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Badge } from '#/panel/badge.tsx';
import { Button } from '#/panel/button.tsx';
import { serverMessage } from '#/panel/failure.tsx';
import { Field, TextArea } from '#/panel/form/field.tsx';
import { lazyDialog } from '#/panel/lazy.tsx';
import { useStore } from '#/panel/store.ts';
import { Thumbnail } from '#/panel/thumbnail.tsx';
import type { Media } from '../answers.server.ts';
import { findFileName } from '../library-picture.ts';
import { panelThumbnail } from '../panel-pictures.ts';
import { usePicturesAt } from '../pictures-at.ts';
import { longest } from '../schema.ts';
import { UploadNotes } from '../sending/upload-rows.tsx';
import { useUploadQueue } from '../sending/use-upload-queue.ts';
import { type AltText, altTextOf } from './alt-texts.ts';

interface AltTextFieldProps {
  media: Media;
  /** Why something else cannot be saved while the description is missing. */
  error?: string;
  hint?: string;
}

export function AltTextField({ media, error, hint }: AltTextFieldProps) {
  const saver = altTextOf(useQueryClient(), media);
  const { text: typed, state, error: failure } = useStore(saver);
  useEffect(() => saver.meet(media.altText), [saver, media.altText]);
  // what waited on the device is sent when its picture is shown again, and a closed form leaves no field behind
  useEffect(() => {
    void saver.flush();
    return () => void saver.flush();
  }, [saver]);
  const isMissing = typed.trim() === '';
  return (
    <div className="grid min-w-0 gap-1">
      <Field label={text.altTextOf(media.originalName)} {...(isMissing ? { error, hint } : {})}>
        {(control) => (
          <TextArea
            {...control}
            data-words-needed={(isMissing && error !== undefined) || undefined}
            rows={1}
            maxLength={longest.altText}
            placeholder={text.altTextExample}
            value={typed}
            onChange={(event) => saver.type(event.target.value)}
            onBlur={() => void saver.flush()}
            className="field-sizing-content max-h-40"
          />
        )}
      </Field>
      {state === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-danger-700">
          {serverMessage(failure, text.altTextNotSaved)}
          <Button size="small" onClick={() => void saver.flush()}>
            {panelText.retry}
          </Button>
        </p>
      ) : (
        <State state={state} isMissing={isMissing} />
      )}
    </div>
  );
}

function State({ state, isMissing }: Pick<AltText, 'state'> & { isMissing: boolean }) {
  return (
    <p role="status" className="flex min-h-5 items-center gap-1 text-xs font-semibold text-ink-soft">
      {state === 'saving' && text.saving}
      {state === 'saved' && !isMissing && (
        <>
          <Check className="size-4 text-safe-700" aria-hidden />
          {text.altTextSaved}
        </>
      )}
      {(state === 'rest' || state === 'saved') && isMissing && (
        <span className="text-signal-700">{text.altTextMissing}</span>
      )}
    </p>
  );
}

interface AltTextFieldsProps {
  /** Addresses; those outside the library are ignored. */
  urls: readonly string[];
  error?: string;
  /** Shows each picture beside its field. */
  isPictured?: boolean;
  /** Puts a picture that is made of one in its place. */
  onCut?: (url: string, made: string) => void;
}

export function AltTextFields({ urls, error, isPictured = true, onCut }: AltTextFieldsProps) {
  const { pictures } = usePicturesAt(urls.filter((url) => findFileName(url)));
  if (pictures.length === 0) return null;
  return (
    <div className="grid gap-3">
      {pictures.map((media) => (
        <div key={media.id} className="flex items-start gap-3">
          {isPictured && (
            <Thumbnail
              src={panelThumbnail(media)}
              className="mt-7 aspect-4/3 w-20 rounded-md border border-snow-200"
            />
          )}
          <div className="min-w-0 flex-1">
            <AltTextField media={media} error={error} hint={text.altTextHint} />
            <WayHere id={media.id} />
            {onCut && <CutButton media={media} onCut={(made) => onCut(media.url, made)} />}
            {media.isHidden && <Badge tone="waiting">{text.hidden}</Badge>}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Tells what was taken out of a picture, when it was sent from here. */
function WayHere({ id }: { id: number }) {
  return <UploadNotes {...useStore(useUploadQueue().placed).findLast((sent) => sent.id === id)} />;
}

const CutDialog = lazyDialog(() => import('./cut-dialog.tsx'));

interface CutButtonProps {
  media: Media;
  /** Takes the address of the new picture, where it shall stand in the place of this one. */
  onCut?: (made: string) => void;
}

/** A GIF has none: nearly all of them move. */
export function CutButton({ media, onCut }: CutButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (media.mimetype === 'image/gif') return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Crop className="size-4" aria-hidden />
        {text.cut}
      </Button>
      {isOpen && <CutDialog media={media} onCut={onCut} onClose={() => setOpen(false)} />}
    </>
  );
}
