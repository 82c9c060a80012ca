import '@github/markdown-toolbar-element';
import {
  Bold,
  Heading2,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { writingToolsText as text } from '#/i18n/tr/writing-buttons.ts';
import { lazyDialog } from '../dialog/lazy-dialog.tsx';
import { type Taken, TakenNotice } from './taken-notice.tsx';
import { useLinkInsertion } from './text-link.ts';
import { ToolButton, toolbarClass, toolRowClass, useShortcuts } from './toolbar.tsx';
import { useCleanPaste } from './use-clean-paste.ts';
import { usePictureInsertion, useSentPictures } from './use-picture-insertion.ts';
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
                shortcut={key}
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

/**
 * The toolbar element would put a heading's mark before the word at the cursor.
 * So whole lines are selected before it acts, and afterwards the cursor returns to its place in the text.
 */
function useLineMarks(area: RefObject<HTMLTextAreaElement | null>) {
  const fromEnd = useRef<number>(undefined);

  function select(event: SyntheticEvent) {
    const field = area.current;
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-md-button]');
    const pressed = button ? writingButtons.find(({ mark }) => mark === button.dataset.mdButton) : undefined;
    if (!field || !pressed?.isOfLines) return;
    const { value, selectionStart, selectionEnd } = field;
    if (selectionStart === selectionEnd) fromEnd.current = value.length - selectionEnd;
    const lineEnd = value.indexOf('\n', selectionEnd);
    field.setSelectionRange(
      value.lastIndexOf('\n', selectionStart - 1) + 1,
      lineEnd === -1 ? value.length : lineEnd,
    );
  }

  function putBack() {
    const field = area.current;
    // the toolbar element leaves it behind
    field?.removeAttribute('contenteditable');
    if (!field || fromEnd.current === undefined) return;
    const place = field.value.length - fromEnd.current;
    field.setSelectionRange(place, place);
    fromEnd.current = undefined;
  }

  return { select, putBack };
}

interface WritingButton {
  /** The toolbar element's name for it (`data-md-button`). */
  mark: string;
  label: string;
  icon: LucideIcon;
  /** Pressed with Ctrl, or with ⌘ on a Mac. */
  key?: string;
  /** Acts on whole lines, wherever the cursor stands in them. */
  isOfLines?: boolean;
  /** Asks for more in a dialog, instead of what the toolbar element would do. */
  isAsked?: boolean;
}

const writingButtons: readonly WritingButton[] = [
  { mark: 'bold', label: text.bold, icon: Bold, key: 'B' },
  { mark: 'italic', label: text.italic, icon: Italic, key: 'I' },
  { mark: 'header-2', label: text.heading, icon: Heading2, isOfLines: true },
  { mark: 'link', label: text.link, icon: Link, key: 'K', isAsked: true },
  { mark: 'quote', label: text.quote, icon: TextQuote, isOfLines: true },
  { mark: 'unordered-list', label: text.bulletList, icon: List },
  { mark: 'ordered-list', label: text.numberedList, icon: ListOrdered },
];
