interface SuggestionsProps {
  label: string;
  values: readonly string[];
  chosen: string;
  onChoose: (value: string) => void;
}

export function Suggestions({ label, values, chosen, onChoose }: SuggestionsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="min-h-11 cursor-pointer rounded-full border border-night-500/80 bg-white px-3 text-sm font-semibold hover:bg-snow-100 sm:min-h-9 aria-pressed:border-night-900 aria-pressed:bg-night-900 aria-pressed:text-snow-50"
        >
          {value}
        </button>
      ))}
    </fieldset>
  );
}
