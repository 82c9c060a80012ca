import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { Button } from '#/ui/button.tsx';
import { mostMegabytes } from '../schema.ts';

/** Opens the device's pictures, any number of them; says what may be uploaded, and that it can be dropped here too. */
export function MediaUploader({ onChosen }: { onChosen: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);

  function takeChosen({ target }: ChangeEvent<HTMLInputElement>) {
    onChosen([...(target.files ?? [])]);
    // so that the same file can be chosen again after a failure
    target.value = '';
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-2 border-dashed border-snow-400 bg-white p-4">
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={mediaText.chooseFile}
        onChange={takeChosen}
      />
      <Button look="primary" onClick={() => input.current?.click()} className="w-full sm:w-auto">
        <ImageUp className="size-5" aria-hidden />
        {text.upload}
      </Button>
      <div className="text-sm leading-snug">
        <p className="pointer-coarse:hidden">{text.dropHere}</p>
        <p className="text-ink-soft">
          <strong className="font-semibold">{text.formats}</strong> · {text.sizeLimit(mostMegabytes)}
        </p>
      </div>
    </div>
  );
}
