import '@github/markdown-toolbar-element';
import { ImagePlus, type LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { writingToolsText as text } from '#/i18n/tr/writing-buttons.ts';
import { buttonClass } from '../button.tsx';
import { lazyDialog } from '../dialog/lazy-dialog.tsx';
import { Tooltip } from '../tooltip.tsx';
import { type Taken, TakenNotice } from './taken-notice.tsx';
import { toolbarClass, toolRowClass } from './toolbar-class.ts';
import { useCleanPaste } from './use-clean-paste.ts';
import { useLineMarks } from './use-line-marks.ts';
import { useLinkInsertion } from './use-link-insertion.ts';
import { usePictureInsertion, useSentPictures } from './use-picture-insertion.ts';
import { nameShortcut, useShortcuts } from './use-shortcuts.ts';
import { writingButtons } from './writing-buttons.ts';
import type { TextPictures } from './writing-field.ts';

const LinkDialog = lazyDialog(() => import('./rich/link-dialog.tsx'));

interface WritingToolsProps {
  area: RefObject<HTMLTextAreaElement | null>;
  areaId: string;
  pictures: TextPictures;
}

/** The toolbar element edits the text by `data-md-button`; Radix's toolbar inside it handles the keyboard. */
export default function WritingTools({ area, areaId, pictures }: WritingToolsProps) {
  const { Picker } = pictures;
  const onFiles = useSentPictures(area, pictures);
  const toolbar = useRef<HTMLElement>(null);
  const [taken, setTaken] = useState<Taken>();
  const lines = useLineMarks(area);
  const picture = usePictureInsertion(area);
  const link = useLinkInsertion(area);
  useShortcuts(area, toolbar);
  useCleanPaste(area, { onTaken: setTaken, onFiles });

  const ifPressed = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') act(event);
  };
  return (
    <>
      <div className={toolbarClass}>
        <markdown-toolbar
          ref={toolbar}
          for={areaId}
          role="none"
          data-no-focus=""
          onClickCapture={lines.select}
          onClick={lines.putBack}
          onKeyDownCapture={ifPressed(lines.select)}
          onKeyDown={ifPressed(lines.putBack)}
        >
          <Toolbar.Root
            aria-label={text.toolbar}
            className={toolRowClass}
            // the text keeps the cursor, and a phone its keyboard
            onMouseDown={(event) => event.preventDefault()}
          >
            {writingButtons.map(({ mark, label, icon, key, isAsked }) => (
              <ToolButton
                key={mark}
                data-mark={mark}
                data-md-button={isAsked ? undefined : mark}
                onClick={isAsked ? link.open : undefined}
                icon={icon}
                label={label}
                shortcut={key && nameShortcut(key)}
                aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
              />
            ))}
            <ToolButton icon={ImagePlus} label={text.picture} onClick={picture.open} />
          </Toolbar.Root>
        </markdown-toolbar>
      </div>
      {/* outside the toolbar: events of the dialogs would pass through it */}
      {link.dialog && <LinkDialog {...link.dialog} />}
      {picture.isPicking && <Picker {...picture.picker} onFiles={onFiles} />}
      <TakenNotice taken={taken} />
    </>
  );
}

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  label: string;
  shortcut?: string;
}

/** The name is hidden text: an `aria-label` would match a search for a field of that name. */
function ToolButton({ icon: Icon, label, shortcut, ...button }: ToolButtonProps) {
  return (
    <Tooltip label={shortcut ? `${label} (${shortcut})` : label}>
      <Toolbar.Button className={buttonClass({ look: 'quiet', size: 'icon' })} {...button}>
        <Icon className="size-5" aria-hidden />
        <span className="sr-only">{label}</span>
      </Toolbar.Button>
    </Tooltip>
  );
}
