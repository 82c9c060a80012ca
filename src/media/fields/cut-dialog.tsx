import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw, RotateCw } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { mediaCutText as text } from '#/i18n/tr/media-cut.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { useAct } from '#/panel/act.tsx';
import { BusyButton, Button } from '#/panel/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/panel/dialog/dialog.tsx';
import { SelectField } from '#/panel/form/controls.tsx';
import type { Media } from '../answers.server.ts';
import {
  type Corner,
  largestArea,
  type Move,
  movedArea,
  pixelsOf,
  sizedArea,
  turnArea,
} from '../cut-area.ts';
import { panelAddress } from '../panel-pictures.ts';
import { cutMedia, showNewMedia } from '../queries.ts';
import type { Cut } from '../schema.ts';
import { PercentSlider } from './percent-slider.tsx';

interface CutDialogProps {
  media: Media;
  onCut?: ((made: string) => void) | undefined;
  /** Shows the new picture once this is closed. */
  onMade?: ((made: Media) => void) | undefined;
  onClose: () => void;
}

/** Makes a new picture of a part of one, or of one that lies on its side. */
export default function CutDialog({ media, onCut, onMade, onClose }: CutDialogProps) {
  const queries = useQueryClient();
  const [way, setWay] = useState<Way>({ turn: 0, ratio: 0 });
  const [crop, setCrop] = useState(largestArea());
  const cut: Cut = { turn: way.turn, crop };
  const { begin, isBusy } = useAct(
    { call: () => cutMedia(media.id, cut), done: () => text.made, failed: text.failed },
    (outcome) => {
      if (outcome.is !== 'done') return;
      showNewMedia(queries, outcome.result);
      onCut?.(outcome.result.url);
      onClose();
      onMade?.(outcome.result);
    },
  );
  function choose(ratio: number) {
    setWay({ ...way, ratio });
    setCrop(largestArea(shapeOf({ ...way, ratio }, media)));
  }
  function turn(isToRight: boolean) {
    const turn = quarters[(quarters.indexOf(way.turn) + (isToRight ? 1 : 3)) % 4] ?? 0;
    // 16:9 lies on its side then; a square stays one
    setWay({ turn, ratio: way.ratio === 1 ? 1 : 0 });
    setCrop(turnArea(crop, { isToRight }));
  }
  const area = { crop, shape: shapeOf(way, media), onChange: setCrop };
  const { width, height } = pixelsOf(cut, media);
  return (
    <Dialog
      isWide
      isFocusOnDialog
      title={text.title}
      description={onCut ? `${text.stays} ${text.takesPlace}` : text.stays}
      onClose={onClose}
    >
      <DialogBody>
        <CutArea {...area} media={media} turn={way.turn} />
        <div className="flex flex-wrap items-end gap-3">
          <WayChoice ratio={way.ratio} onChoose={choose} onTurn={turn} />
          <p role="status" className="min-h-11 content-center text-sm">
            {text.result(mediaPanelText.pixels(width, height))}
          </p>
        </div>
        <AreaSliders {...area} />
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

function shapeOf({ turn, ratio }: Way, media: Media): number | undefined {
  const { width, height } = pixelsOf({ turn, crop: largestArea() }, media);
  return ratio ? (ratio * height) / width : undefined;
}

/** To the right. */
const quarters = [0, 90, 180, 270] as const;

const ratios = [
  { value: '0', label: text.freeShape },
  { value: String(16 / 9), label: '16:9' },
  { value: String(4 / 3), label: '4:3' },
  { value: '1', label: '1:1' },
];

interface WayChoiceProps {
  ratio: number;
  onChoose: (ratio: number) => void;
  onTurn: (isToRight: boolean) => void;
}

const WayChoice = ({ ratio, onChoose, onTurn }: WayChoiceProps) => (
  <>
    <Button onClick={() => onTurn(false)}>
      <RotateCcw className="size-5" aria-hidden />
      {text.turnLeft}
    </Button>
    <Button onClick={() => onTurn(true)}>
      <RotateCw className="size-5" aria-hidden />
      {text.turn}
    </Button>
    <SelectField
      label={text.shape}
      value={String(ratio)}
      options={ratios}
      onChange={(ratio) => onChoose(Number(ratio))}
    />
  </>
);

interface AreaProps {
  crop: Cut['crop'];
  shape: number | undefined;
  onChange: (crop: Cut['crop']) => void;
}

/** For the keyboard, and for who does not drag. */
function AreaSliders({ crop, shape, onChange }: AreaProps) {
  const size = (by: Move) => onChange(sizedArea(crop, by, { corner: lower, shape }));
  const move = (by: Move) => onChange(movedArea(crop, by));
  const sides = { left: move, width: size, top: move, height: size };
  return (
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
  );
}

/** The picture, and over it the area, for a finger or a mouse: held in the middle it moves, held at a corner it grows. */
function CutArea({ media, turn, ...area }: AreaProps & { media: Media; turn: Cut['turn'] }) {
  const { box, hold } = useHolding(area);
  const { width, height } = pixelsOf({ turn, crop: largestArea() }, media);
  const { left, top, width: across, height: down } = area.crop;
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
        style={{ left: `${left}%`, top: `${top}%`, width: `${across}%`, height: `${down}%` }}
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

/** @returns what holds the area at a corner, or in the middle, for as long as the pointer is down */
function useHolding({ crop, shape, onChange }: AreaProps) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef({ x: 0, y: 0, crop });
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
  return { box, hold };
}

const lower: Corner = [1, 1];

const corners: [Corner, string][] = [
  [[-1, -1], 'top-0 left-0 cursor-nwse-resize border-t-6 border-l-6'],
  [[1, -1], 'top-0 right-0 cursor-nesw-resize border-t-6 border-r-6'],
  [[-1, 1], 'bottom-0 left-0 cursor-nesw-resize border-b-6 border-l-6'],
  [lower, 'right-0 bottom-0 cursor-nwse-resize border-r-6 border-b-6'],
];
