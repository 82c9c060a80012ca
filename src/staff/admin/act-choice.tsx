import { auditActs, auditPanelText as text } from '#/i18n/tr/audit-panel.ts';

const choices = [['', text.anything], ...Object.entries(auditActs)] as const;

/** One tap each. */
export function ActChoice({ value, onChange }: { value: string; onChange: (act: string) => void }) {
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{text.act}</legend>
      <div className="flex flex-wrap gap-2 p-1">
        {choices.map(([act, label]) => (
          <label
            key={act}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-snow-400 px-3.5 text-sm font-semibold hover:bg-snow-50 has-checked:border-night-900 has-checked:bg-night-900 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-signal-600 sm:min-h-9"
          >
            <input
              type="radio"
              name="act"
              className="sr-only"
              checked={value === act}
              onChange={() => onChange(act)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
