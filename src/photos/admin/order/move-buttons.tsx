import { ArrowLeft, ArrowLeftToLine, ArrowRight, ArrowRightToLine, type LucideIcon } from 'lucide-react';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { Button } from '#/panel/button.tsx';
import type { Photo } from '../../schema.ts';
import type { Move } from './moves.ts';

interface MoveButtonsProps {
  chosen: Photo | undefined;
  /** Of the chosen photo, from 0. */
  place: number;
  canMove: (move: Move) => boolean;
  onMove: (move: Move) => void;
}

const moves: [move: Move, icon: LucideIcon][] = [
  ['first', ArrowLeftToLine],
  ['forward', ArrowLeft],
  ['back', ArrowRight],
  ['last', ArrowRightToLine],
];

export function MoveButtons({ chosen, place, canMove, onMove }: MoveButtonsProps) {
  return (
    <div className="grid gap-2 border-t border-snow-200 px-5 py-3 sm:px-6">
      <p role="status" className="truncate text-sm text-ink-soft">
        {chosen ? text.moved(chosen.title, place + 1) : text.noneChosen}
      </p>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        {moves.map(([move, Icon]) => (
          <Button
            key={move}
            size="small"
            // keeps the focus, so that the same button can be pressed again for the next photo
            aria-disabled={!canMove(move) || undefined}
            onClick={() => canMove(move) && onMove(move)}
          >
            <Icon className="size-4" aria-hidden />
            {text[move]}
          </Button>
        ))}
      </div>
    </div>
  );
}
