import { Code } from 'lucide-react';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { writingText as text } from '#/i18n/tr/writing.ts';
import { buttonClass } from '../button.tsx';
import { FailureBoundary } from '../failure.tsx';
import { DropArea } from '../form/drop-area.tsx';
import { type ControlProps, Field, TextArea } from '../form/field.tsx';
import { lazy } from '../lazy.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { useWritingMode } from './use-writing-mode.ts';
import type { Start, TextPictures, WritingField } from './writing-field.ts';

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
  // before the code of the toolbar is there, they are put in when it comes
  const drop = (files: File[]) => (pictures.sending.current ?? pictures.add)(files);
  const [chosen, setView] = useState<WritingView>('text');
  // an error is shown at the text
  const view = error ? 'text' : chosen;
  const preview = <PreviewPane typed={field.value} area={area} Preview={Preview} />;
  const switches = (
    <div className="flex flex-wrap items-center gap-2">
      <ViewSwitch view={view} onChange={setView} className={Editor ? '' : '@4xl:hidden'} />
      {!isWaiting && <CodesSwitch isOn={!Editor} onPress={switchMode} />}
    </div>
  );
  const drawCodes = (control: ControlProps) => (
    <CodesArea
      {...{ area, control, field, view, switches, preview, pictures }}
      start={place.start}
      hasTools={!isWaiting}
    />
  );
  return (
    <div className="@container">
      <Field label={label} hint={Editor ? hint : codesHint} error={error} isRequired={isRequired}>
        {(control) => (
          <DropArea label={label} onDrop={drop} className="grid gap-2">
            {notice && <p className="text-sm text-ink-soft">{notice}</p>}
            {Editor ? (
              <FailureBoundary instead={drawCodes(control)}>
                {switches}
                <div className={view === 'preview' ? 'hidden' : ''}>
                  <Editor {...{ label, control, field, pictures }} {...place} onRefused={refuse} />
                </div>
                {view === 'preview' && preview}
              </FailureBoundary>
            ) : (
              drawCodes(control)
            )}
          </DropArea>
        )}
      </Field>
    </div>
  );
}

/** Keeps the height of one row of the toolbar, so that the text does not move when the buttons come. */
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
function CodesArea({ area, control, field, view, start, hasTools, ...parts }: CodesAreaProps) {
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
