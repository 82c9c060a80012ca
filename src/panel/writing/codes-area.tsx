import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { writingText as text } from '#/i18n/tr/writing.ts';
import { FailureBoundary } from '../failure.tsx';
import type { ControlProps } from '../form/field.tsx';
import { TextArea } from '../form/inputs.tsx';
import { lazy } from '../lazy.tsx';
import type { WritingView } from './view-switch.tsx';
import type { Start, TextPictures, WritingField } from './writing-field.ts';

/** As high as one row of the toolbar, so that the text does not move when the buttons come. */
const ToolbarSpace = () => <div className="h-12.5 max-sm:order-last" />;

const WritingTools = lazy(() => import('./writing-tools.tsx'), ToolbarSpace);

interface CodesAreaProps {
  area: RefObject<HTMLTextAreaElement | null>;
  control: ControlProps;
  field: WritingField;
  view: WritingView;
  /** False while the editor is on its way, which brings buttons of its own. */
  hasTools: boolean;
  /** Where the cursor stood in the editor. */
  start: Start | undefined;
  switches: ReactNode;
  preview: ReactNode;
  pictures: TextPictures;
}

/** The text with its codes; on a wide screen the preview stands beside it. */
export function CodesArea({ area, control, field, view, start, hasTools, ...parts }: CodesAreaProps) {
  const { switches, preview, pictures } = parts;
  const { value, onChange, onBlur, ref } = field;
  useText(area, value);
  usePlace(area, start);
  const [textClass, previewClass] = ['preview', 'text'].map((other) =>
    view === other ? '@max-4xl:hidden' : '',
  );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2 @4xl:grid-cols-2">
      <div className="min-h-11 @4xl:col-span-2">{switches}</div>
      <div className={`flex min-w-0 flex-col ${textClass}`}>
        {hasTools ? (
          <FailureBoundary instead={<p className="text-sm text-ink-soft">{text.toolsFailed}</p>}>
            <WritingTools area={area} areaId={control.id} pictures={pictures} />
          </FailureBoundary>
        ) : (
          <ToolbarSpace />
        )}
        <TextArea
          {...control}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          ref={(element) => {
            area.current = element;
            ref(element);
          }}
          rows={12}
          dir="auto"
          className="-outline-offset-3 @4xl:min-h-96 sm:rounded-t-none max-sm:rounded-b-none"
        />
      </div>
      <div className={`relative ${previewClass}`}>{preview}</div>
    </div>
  );
}

/**
 * The browser keeps the text, because React would move the cursor of one that buttons write into. It gets no default
 * either: React writes that again whenever the form is drawn, which takes the cursor of an untouched text to its beginning.
 */
function useText(area: RefObject<HTMLTextAreaElement | null>, value: string) {
  // each time, because a form that is given up empties what has no default
  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) area.current.value = value;
  });
}

function usePlace(area: RefObject<HTMLTextAreaElement | null>, start: Start | undefined) {
  const place = useEffectEvent(() => {
    area.current?.setSelectionRange(start?.anchor ?? 0, start?.head ?? 0);
  });
  useLayoutEffect(() => place(), []);
}
