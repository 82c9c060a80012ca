import { Field } from '#/panel/form/field.tsx';

interface FocusSliderProps {
  label: string;
  value: number;
  onChange: (percent: number) => void;
}

export function FocusSlider({ label, value, onChange }: FocusSliderProps) {
  return (
    <Field label={`${label}: ${value}`}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={0}
          max={100}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="h-6 w-full cursor-pointer accent-signal-700"
        />
      )}
    </Field>
  );
}
