import { writingText as text } from '#/i18n/tr/writing.ts';
import { buttonClass } from '../button.tsx';

export type WritingView = 'text' | 'preview';

const views: { view: WritingView; label: string }[] = [
  { view: 'text', label: text.viewText },
  { view: 'preview', label: text.viewPreview },
];

/** Used where there is no room for both views. */
export function ViewSwitch({ view, onChange }: { view: WritingView; onChange: (view: WritingView) => void }) {
  return (
    <fieldset className="flex w-fit gap-1 rounded-md bg-snow-200 p-1 @4xl:hidden">
      <legend className="sr-only">{text.view}</legend>
      {views.map(({ view: one, label }) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          onClick={() => onChange(one)}
          className={`${buttonClass({ look: 'quiet', size: 'small' })} aria-pressed:bg-white aria-pressed:shadow-card`}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
