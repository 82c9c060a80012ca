import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { FailureBoundary } from '../failure.tsx';
import { DropArea } from '../form/drop-area.tsx';
import { type ControlProps, Field } from '../form/field.tsx';
import { CodesArea } from './codes-area.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { useWritingMode } from './use-writing-mode.ts';
import { CodesSwitch, ViewSwitch, type WritingView } from './view-switch.tsx';
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
