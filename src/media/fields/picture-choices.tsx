import { Check, Images } from 'lucide-react';
import { PagedList } from '#/panel/list/paged-list.tsx';
import { Thumbnail } from '#/panel/thumbnail.tsx';
import type { Media } from '../answers.server.ts';
import { panelThumbnail } from '../panel-pictures.ts';
import { FoundMedia } from './found-media.tsx';
import { useMediaView } from './use-media-view.ts';

interface PictureChoicesProps {
  /** Addresses. */
  chosen: readonly string[];
  /** Only what is chosen can be pressed. */
  isFull?: boolean;
  onToggle: (url: string) => void;
}

export function PictureChoices({ chosen, isFull = false, onToggle }: PictureChoicesProps) {
  const view = useMediaView({ isForForm: true });
  return (
    <FoundMedia view={view} icon={Images}>
      {(pictures) => (
        <PagedList view={view} items={pictures} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {(media) => (
            <li key={media.id}>
              <Choice
                media={media}
                isChosen={chosen.includes(media.url)}
                isOff={isFull && !chosen.includes(media.url)}
                onToggle={() => onToggle(media.url)}
              />
            </li>
          )}
        </PagedList>
      )}
    </FoundMedia>
  );
}

interface ChoiceProps {
  media: Media;
  isChosen: boolean;
  isOff: boolean;
  onToggle: () => void;
}

function Choice({ media, isChosen, isOff, onToggle }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isOff || undefined}
      onClick={onToggle}
      className="group relative grid w-full cursor-pointer gap-1 rounded-md border-2 border-snow-200 p-1 text-left hover:border-night-500 aria-disabled:opacity-50 aria-pressed:border-signal-600 aria-pressed:bg-signal-300/15"
    >
      <Thumbnail src={panelThumbnail(media)} className="aspect-4/3 w-full rounded-sm" />
      <span className="truncate px-1 text-xs">{media.originalName}</span>
      <span className="absolute top-2.5 right-2.5 hidden size-6 place-items-center rounded-full bg-signal-500 text-night-950 group-aria-pressed:grid">
        <Check className="size-4" aria-hidden />
      </span>
    </button>
  );
}
