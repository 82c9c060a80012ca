import { auditActs, auditPanelText as text } from '#/i18n/tr/audit-panel.ts';

const choices = [['', text.anything], ...Object.entries(auditActs)] as const;

/** One tap each; on a phone they stand in one line that can be pushed. */
export function ActChoice({ value, onChange }: { value: string; onChange: (act: string) => void }) {
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{text.act}</legend>
      <div className="flex gap-2 p-1 max-sm:overflow-x-auto sm:flex-wrap">
        {choices.map(([act, label]) => (
          <label
            key={act}
            className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-snow-400 px-3.5 text-sm font-semibold hover:bg-snow-50 has-checked:border-night-900 has-checked:bg-night-900 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-signal-600 sm:min-h-9"
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
