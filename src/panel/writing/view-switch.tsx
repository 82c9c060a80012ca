import { Code } from 'lucide-react';
import { writingText as text } from '#/i18n/tr/writing.ts';
import { buttonClass } from '../button.tsx';

export type WritingView = 'text' | 'preview';

const views: { view: WritingView; label: string }[] = [
  { view: 'text', label: text.viewText },
  { view: 'preview', label: text.viewPreview },
];

interface ViewSwitchProps {
  view: WritingView;
  onChange: (view: WritingView) => void;
  /** Where both views stand beside each other. */
  className?: string;
}

export function ViewSwitch({ view, onChange, className = '' }: ViewSwitchProps) {
  return (
    <fieldset className={`flex w-fit flex-wrap gap-1 rounded-md bg-snow-200 p-1 ${className}`}>
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

export function CodesSwitch({ isOn, onPress }: { isOn: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={`${buttonClass({ look: 'quiet', size: 'small' })} aria-pressed:bg-snow-200`}
    >
      <Code className="size-4" aria-hidden />
      {text.showCodes}
    </button>
  );
}
