import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { mediaCutText as text } from '#/i18n/tr/media-cut.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { useAct } from '#/panel/act.tsx';
import { BusyButton, Button } from '#/panel/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/panel/dialog/dialog.tsx';
import { SelectField } from '#/panel/form/controls.tsx';
import type { Media } from '../answers.server.ts';
import { type Corner, largestArea, type Move, movedArea, pixelsOf, sizedArea } from '../cut-area.ts';
import { panelAddress } from '../panel-pictures.ts';
import { cutMedia, showNewMedia } from '../queries.ts';
import type { Cut } from '../schema.ts';
import { PercentSlider } from './percent-slider.tsx';

interface CutDialogProps {
  media: Media;
  onCut?: ((made: string) => void) | undefined;
  onClose: () => void;
}

/** Makes a new picture of a part of one, or of one that lies on its side. */
export default function CutDialog({ media, onCut, onClose }: CutDialogProps) {
  const queries = useQueryClient();
  const [{ turn, ratio }, setWay] = useState<Way>({ turn: 0, ratio: 0 });
  const [crop, setCrop] = useState(largestArea());
  const shape = shapeOf({ turn, ratio }, media);
  const { width, height } = pixelsOf({ turn, crop }, media);
  const { begin, isBusy } = useAct(
    { call: () => cutMedia(media.id, { turn, crop }), done: () => text.made, failed: text.failed },
    (outcome) => {
      if (outcome.is !== 'done') return;
      showNewMedia(queries, outcome.result);
      onCut?.(outcome.result.url);
      onClose();
    },
  );
  function choose(way: Way) {
    setWay(way);
    setCrop(largestArea(shapeOf(way, media)));
  }
  const size = (by: Move) => setCrop(sizedArea(crop, by, { corner: lower, shape }));
  const move = (by: Move) => setCrop(movedArea(crop, by));
  const sides = { left: move, top: move, width: size, height: size };
  return (
    <Dialog
      isWide
      isFocusOnDialog
      title={text.title}
      description={onCut ? `${text.stays} ${text.takesPlace}` : text.stays}
      onClose={onClose}
    >
      <DialogBody>
        <CutArea {...{ media, turn, crop, shape }} onChange={setCrop} />
        <div className="flex flex-wrap items-end gap-3">
          <Button onClick={() => choose({ turn: toTheRight[turn], ratio })}>
            <RotateCw className="size-5" aria-hidden />
            {text.turn}
          </Button>
          <SelectField
            label={text.shape}
            value={String(ratio)}
            options={ratios}
            onChange={(ratio) => choose({ turn, ratio: Number(ratio) })}
          />
          <p role="status" className="min-h-11 content-center text-sm">
            {text.result(mediaPanelText.pixels(width, height))}
          </p>
        </div>
        <fieldset className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
          <legend className="mb-1 text-[0.8125rem] leading-snug text-ink-soft">{text.areaHint}</legend>
          {(['left', 'width', 'top', 'height'] as const).map((side, place) => (
            <PercentSlider
              key={side}
              label={text.sides[side]}
              value={crop[side]}
              onChange={(to) => sides[side](place < 2 ? [to - crop[side], 0] : [0, to - crop[side]])}
            />
          ))}
        </fieldset>
      </DialogBody>
      <DialogFooter>
        <BusyButton look="primary" isBusy={isBusy} busyLabel={text.making} onClick={begin}>
          {text.make}
        </BusyButton>
        <Button onClick={onClose}>{panelText.cancel}</Button>
      </DialogFooter>
    </Dialog>
  );
}

interface Way {
  turn: Cut['turn'];
  /** Width to height; 0 where each is free. */
  ratio: number;
}

const toTheRight = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

const ratios = [
  { value: '0', label: text.freeShape },
  ...[[16, 9] as const, [4, 3] as const, [1, 1] as const].map(([width, height]) => ({
    value: String(width / height),
    label: `${width}:${height}`,
  })),
];

function shapeOf({ turn, ratio }: Way, media: Media): number | undefined {
  const { width, height } = pixelsOf({ turn, crop: largestArea() }, media);
  return ratio ? (ratio * height) / width : undefined;
}

interface CutAreaProps extends Cut {
  media: Media;
  shape: number | undefined;
  onChange: (crop: Cut['crop']) => void;
}

/** The picture, and over it the area, for a finger or a mouse: held in the middle it moves, held at a corner it grows. */
function CutArea({ media, turn, crop, shape, onChange }: CutAreaProps) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef({ x: 0, y: 0, crop });
  const { width, height } = pixelsOf({ turn, crop: largestArea() }, media);
  const hold = (corner?: Corner) => ({
    onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) {
      currentTarget.setPointerCapture(pointerId);
      held.current = { x, y, crop };
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
      if (!box.current || !currentTarget.hasPointerCapture(pointerId)) return;
      const { x, y, crop } = held.current;
      const { clientWidth, clientHeight } = box.current;
      const by = [((clientX - x) / clientWidth) * 100, ((clientY - y) / clientHeight) * 100] as const;
      onChange(corner ? sizedArea(crop, by, { corner, shape }) : movedArea(crop, by));
    },
  });
  return (
    <div
      ref={box}
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, 45dvh * ${width / height})` }}
      className="relative mx-auto overflow-clip rounded-md bg-snow-100"
    >
      <img
        src={panelAddress(media)}
        alt={media.altText || media.originalName}
        style={{ rotate: `${turn}deg`, width: `${turn % 180 === 0 ? 100 : (height / width) * 100}%` }}
        className="absolute top-1/2 left-1/2 max-w-none -translate-1/2"
      />
      <div
        style={{
          inset: `${crop.top}% ${100 - crop.left - crop.width}% ${100 - crop.top - crop.height}% ${crop.left}%`,
        }}
        className="absolute shadow-[0_0_0_200vmax_rgb(7_20_38/0.65)] outline-2 -outline-offset-2 outline-white"
      >
        <span {...hold()} className="absolute inset-0 cursor-move touch-none" />
        {corners.map(([corner, className]) => (
          <span
            key={className}
            {...hold(corner)}
            className={`absolute size-11 max-h-1/2 max-w-1/2 touch-none border-signal-500 ${className}`}
          />
        ))}
      </div>
    </div>
  );
}

const lower: Corner = [1, 1];

const corners: [Corner, string][] = [
  [[-1, -1], 'top-0 left-0 cursor-nwse-resize border-t-6 border-l-6'],
  [[1, -1], 'top-0 right-0 cursor-nesw-resize border-t-6 border-r-6'],
  [[-1, 1], 'bottom-0 left-0 cursor-nesw-resize border-b-6 border-l-6'],
  [lower, 'right-0 bottom-0 cursor-nwse-resize border-r-6 border-b-6'],
];
