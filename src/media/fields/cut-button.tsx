import { Crop } from 'lucide-react';
import { useState } from 'react';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { Button } from '#/panel/button.tsx';
import { lazyDialog } from '#/panel/lazy.tsx';
import type { Media } from '../answers.server.ts';

const CutDialog = lazyDialog(() => import('./cut-dialog.tsx'));

interface CutButtonProps {
  media: Media;
  /** Where it stands, which tells equal buttons apart; its name when left out. */
  place?: string | undefined;
  /** Takes the address of the new picture, where it shall stand in the place of this one. */
  onCut?: (made: string) => void;
}

/** A GIF has none: nearly all of them move. */
export function CutButton({ media, place = media.originalName, onCut }: CutButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (media.mimetype === 'image/gif') return null;
  return (
    <>
      <Button size="small" aria-label={text.cutOf(place)} onClick={() => setOpen(true)}>
        <Crop className="size-4" aria-hidden />
        {text.cut}
      </Button>
      {isOpen && <CutDialog media={media} onCut={onCut} onClose={() => setOpen(false)} />}
    </>
  );
}
