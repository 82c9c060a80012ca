import { Code } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { writingText as text } from '#/i18n/tr/writing.ts';
import { buttonClass } from '../button.tsx';
import { FailureBoundary } from '../failure.tsx';
import { DropArea } from '../form/drop-area.tsx';
import { type ControlProps, Field } from '../form/field.tsx';
import { CodesArea } from './codes-area.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { useWritingMode } from './use-writing-mode.ts';
import type { TextPictures, WritingField } from './writing-field.ts';

interface WritingAreaProps {
  label: string;
  hint?: ReactNode;
  /** Takes the place of the hint where the codes are shown. */
  codesHint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  field: WritingField;
  Preview: ComponentType<{ text: string }>;
  pictures: TextPictures;
}

/** A plain text area from the start: the editor takes its place when it has come, with every letter and the cursor. */
export function WritingArea({
  label,
  hint,
  codesHint,
  error,
  isRequired,
  field,
  Preview,
  pictures,
}: WritingAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { Editor, isWaiting, notice, switchMode, refuse, ...place } = useWritingMode(field.value, area);
  const [said, setSaid] = useState('');
  const [chosen, setView] = useState<WritingView>('text');
  // an error is shown at the text
  const view = error ? 'text' : chosen;
  function switchWay() {
    setSaid('');
    switchMode();
  }
  const preview = <PreviewPane typed={field.value} area={area} Preview={Preview} />;
  const switches = (
    <div className="flex flex-wrap items-center gap-2">
      <ViewSwitch view={view} onChange={setView} className={Editor ? '' : '@4xl:hidden'} />
      {!isWaiting && <CodesSwitch isOn={!Editor} onPress={switchWay} />}
    </div>
  );
  const drawCodes = (control: ControlProps) => (
    <CodesArea
      {...{ area, control, field, view, switches, preview, pictures }}
      onSaid={setSaid}
      start={place.start}
      hasButton={!isWaiting}
    />
  );
  return (
    <div className="@container">
      <Field label={label} hint={Editor ? hint : codesHint} error={error} isRequired={isRequired}>
        {(control) => (
          <DropArea
            label={label}
            onDrop={(files) => pictures.sending.current?.(files)}
            className="grid gap-2"
          >
            {notice && <p className="text-sm text-ink-soft">{notice}</p>}
            {Editor ? (
              <FailureBoundary instead={drawCodes(control)}>
                {switches}
                <div className={view === 'preview' ? 'hidden' : ''}>
                  <Editor
                    {...{ label, control, field, pictures }}
                    {...place}
                    onSaid={setSaid}
                    onRefused={refuse}
                  />
                </div>
                {view === 'preview' && preview}
              </FailureBoundary>
            ) : (
              drawCodes(control)
            )}
            <p aria-live="polite" className={said ? 'px-2 text-[0.8125rem] text-ink-soft' : 'sr-only'}>
              {said}
            </p>
          </DropArea>
        )}
      </Field>
    </div>
  );
}

type WritingView = 'text' | 'preview';

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

function ViewSwitch({ view, onChange, className = '' }: ViewSwitchProps) {
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

function CodesSwitch({ isOn, onPress }: { isOn: boolean; onPress: () => void }) {
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
