import { LocateFixed } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { Button } from '#/panel/button.tsx';
import type { Media } from '../answers.server.ts';
import { bound, PercentSlider } from '../fields/percent-slider.tsx';
import { panelAddress } from '../panel-pictures.ts';

/** Percent of width and height. */
interface Focus {
  x: number;
  y: number;
}

const middle: Focus = { x: 50, y: 50 };

interface FocusPickerProps {
  media: Media;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** Chooses the point that crops must keep. */
export function FocusPicker({ media, focus, onChange }: FocusPickerProps) {
  const { originalName, altText, width, height } = media;

  function takePoint({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // the keyboard presses a button too, but has no coordinates
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({
      x: percentOf(clientX - box.left, box.width),
      y: percentOf(clientY - box.top, box.height),
    });
  }

  function move(event: KeyboardEvent) {
    const [right, down] = arrows[event.key] ?? [0, 0];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    onChange({ x: bound(focus.x + right * step), y: bound(focus.y + down * step) });
  }

  return (
    <div className="grid content-start gap-3">
      <div
        // its room is there before the picture is: nothing moves under a finger that already aims
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, ${width}px, 45dvh * ${width / height})`,
        }}
        className="relative mx-auto overflow-hidden rounded-md bg-snow-100"
      >
        <img
          src={panelAddress(media)}
          alt={altText || originalName}
          width={width}
          height={height}
          className="size-full object-contain"
        />
        <button
          type="button"
          aria-label={text.focusPick(focus.x, focus.y)}
          onClick={takePoint}
          onKeyDown={move}
          className="absolute inset-0 cursor-crosshair rounded-md"
        />
        <Cross focus={focus} />
      </div>
      <FocusSliders focus={focus} onChange={onChange} />
    </div>
  );
}

const axes = [
  { axis: 'x', label: text.focusX },
  { axis: 'y', label: text.focusY },
] as const;

function FocusSliders({ focus, onChange }: Pick<FocusPickerProps, 'focus' | 'onChange'>) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-semibold">{text.focus}</legend>
      <p className="text-[0.8125rem] leading-snug text-ink-soft">{text.focusHint}</p>
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-2 sm:grid-cols-[1fr_1fr_auto]">
        {axes.map(({ axis, label }) => (
          <PercentSlider
            key={axis}
            label={label}
            value={focus[axis]}
            onChange={(percent) => onChange({ ...focus, [axis]: percent })}
          />
        ))}
        <Button size="small" onClick={() => onChange(middle)} className="col-span-2 sm:col-span-1">
          <LocateFixed className="size-4" aria-hidden />
          {text.focusReset}
        </Button>
      </div>
    </fieldset>
  );
}

function Cross({ focus: { x, y } }: { focus: Focus }) {
  return (
    <span
      aria-hidden
      style={{ left: `${x}%`, top: `${y}%` }}
      className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_var(--color-night-950)] before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-signal-500 after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 after:bg-signal-500"
    />
  );
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percentOf = (distance: number, whole: number) => bound((distance / whole) * 100);
