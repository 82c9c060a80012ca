import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { writingText as text } from '#/i18n/tr/writing.ts';
import { buttonClass } from '../button.tsx';
import { FailureBoundary } from '../failure-boundary.tsx';
import { Field } from '../form/field.tsx';
import { TextArea } from '../form/inputs.tsx';
import { lazy } from '../lazy.tsx';
import { PreviewPane } from './preview-pane.tsx';
import type { PicturePickerProps } from './writing-tools.tsx';

const WritingTools = lazy(() => import('./writing-tools.tsx'));

interface WritingAreaProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  registered: UseFormRegisterReturn;
  typed: string;
  Preview: ComponentType<{ text: string }>;
  PicturePicker?: ComponentType<PicturePickerProps>;
}

/** A plain text area from the start: the buttons come when their code arrives, and writing works without them. */
export function WritingArea({
  label,
  hint,
  error,
  registered,
  typed,
  Preview,
  PicturePicker,
}: WritingAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [chosen, setView] = useState<WritingView>('text');
  // an error is shown at the text
  const view = error ? 'text' : chosen;
  const [textClass, previewClass] = ['preview', 'text'].map((other) =>
    view === other ? '@max-4xl:hidden' : '',
  );
  return (
    <div className="@container">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className="grid min-w-0 grid-cols-1 gap-2 @4xl:grid-cols-2">
            <div className="flex flex-wrap items-center justify-between gap-2 @4xl:col-span-2">
              <ViewSwitch view={view} onChange={setView} />
              <div className={`min-h-10 sm:min-h-11 ${textClass}`}>
                <FailureBoundary instead={<p className="text-sm text-ink-soft">{text.toolsFailed}</p>}>
                  <WritingTools area={area} areaId={control.id} PicturePicker={PicturePicker} />
                </FailureBoundary>
              </div>
            </div>
            <TextArea
              {...control}
              {...registered}
              ref={(element) => {
                area.current = element;
                registered.ref(element);
              }}
              rows={12}
              className={`@4xl:min-h-96 ${textClass}`}
            />
            <div className={`relative ${previewClass}`}>
              <PreviewPane typed={typed} area={area} Preview={Preview} />
            </div>
          </div>
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

/** Used where there is no room for both views. */
function ViewSwitch({ view, onChange }: { view: WritingView; onChange: (view: WritingView) => void }) {
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
