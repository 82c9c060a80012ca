import { Field } from '#/panel/form/field.tsx';

interface PercentSliderProps {
  label: string;
  value: number;
  onChange: (percent: number) => void;
}

export function PercentSlider({ label, value, onChange }: PercentSliderProps) {
  return (
    <Field label={`${label}: ${bound(value)}`}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={0}
          max={100}
          aria-label={label}
          value={bound(value)}
          onChange={({ target }) => onChange(bound(target.valueAsNumber))}
          className="h-6 w-full cursor-pointer accent-signal-700"
        />
      )}
    </Field>
  );
}

export const bound = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));
