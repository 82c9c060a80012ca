import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import type { Media } from '#/media/answers.server.ts';
import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import { findFileName } from '#/media/library-picture.ts';
import { usePicturesAt } from '#/media/use-pictures-at.ts';
import { Button } from '#/panel/button.tsx';
import { Thumbnail } from '#/panel/thumbnail.tsx';

interface ChosenPicturesProps {
  urls: readonly string[];
  onRemove: (url: string) => void;
}

/** Rows of four, so that a phone shows the rest of the form. */
const glance = 8;

export function ChosenPictures({ urls, onRemove }: ChosenPicturesProps) {
  const { pictures } = usePicturesAt(urls.filter((url) => findFileName(url)));
  const [isOpen, setOpen] = useState(false);
  const byUrl = new Map(pictures.map((media) => [media.url, media]));
  return (
    <div className="grid gap-2">
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-8">
        {urls.slice(0, isOpen ? undefined : glance).map((url) => (
          <ChosenPicture key={url} url={url} media={byUrl.get(url)} onRemove={() => onRemove(url)} />
        ))}
      </ul>
      {!isOpen && urls.length > glance && (
        <Button size="small" look="quiet" onClick={() => setOpen(true)} className="justify-self-start">
          {text.showAll(urls.length)}
        </Button>
      )}
    </div>
  );
}

interface ChosenPictureProps {
  url: string;
  media: Media | undefined;
  onRemove: () => void;
}

function ChosenPicture({ url, media, onRemove }: ChosenPictureProps) {
  return (
    <li className="relative overflow-hidden rounded-md border border-snow-300">
      {media ? (
        // the whole picture is not fetched again over the line that has just sent it
        <Thumbnail src={media.thumbnailUrl ?? null} sign={{ icon: Check }} className="aspect-square w-full" />
      ) : (
        <PanelPicture url={url} className="aspect-square w-full" />
      )}
      <button
        type="button"
        aria-label={text.removeOf(media?.originalName ?? url)}
        onClick={onRemove}
        className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-start justify-items-end"
      >
        <span className="grid size-6 place-items-center rounded-bl-md bg-night-950/80 text-white">
          <X className="size-4" aria-hidden />
        </span>
      </button>
    </li>
  );
}
