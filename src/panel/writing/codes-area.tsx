import { ImagePlus } from 'lucide-react';
import {
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';
import { Button } from '../button.tsx';
import { type ControlProps, TextArea } from '../form/field.tsx';
import type { Start, TextPictures, WritingField } from './writing-field.ts';

interface CodesAreaProps {
  area: RefObject<HTMLTextAreaElement | null>;
  control: ControlProps;
  field: WritingField;
  pictures: TextPictures;
  /** Tells what became of a pasted text. */
  onSaid: (sentences: string) => void;
  /** Where the cursor stood in the editor. */
  start: Start | undefined;
  /** False while the editor is on its way, which brings buttons of its own. */
  hasButton: boolean;
  view: 'text' | 'preview';
  switches: ReactNode;
  preview: ReactNode;
}

/** The text with its codes; on a wide screen the preview stands beside it. */
export function CodesArea({
  area,
  control,
  field,
  pictures,
  start,
  onSaid,
  hasButton,
  ...parts
}: CodesAreaProps) {
  const { view, switches, preview } = parts;
  const { value, onChange } = field;
  const [isPicking, setPicking] = useState(false);
  const send = useSentPictures(area, pictures);
  const paste = useCleanPaste(onSaid, send);
  useText(area, value, start);

  function openPicker() {
    // the picker returns the focus to where it was
    area.current?.focus({ preventScroll: true });
    setPicking(true);
  }
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2 @4xl:grid-cols-2">
      <div className="min-h-11 @4xl:col-span-2">{switches}</div>
      <div className={`flex min-w-0 flex-col ${view === 'preview' ? '@max-4xl:hidden' : ''}`}>
        {/* stays in view where the editor's toolbar does, and is as high, so that the text does not move when that comes */}
        <div className="sticky top-(--edge) z-10 flex h-12.5 items-center bg-white max-sm:top-auto max-sm:bottom-(--edge) max-sm:order-last">
          {hasButton && (
            <Button look="quiet" size="small" onClick={openPicker}>
              <ImagePlus className="size-5" aria-hidden />
              {text.addToText}
            </Button>
          )}
        </div>
        <TextArea
          {...control}
          onChange={(event) => onChange(event.target.value)}
          onPaste={paste}
          ref={area}
          rows={12}
          dir="auto"
          className="-outline-offset-3 @4xl:min-h-96"
        />
        {isPicking && (
          <pictures.Picker
            // the text can take the focus back only when the picker is gone
            onPick={(urls) => setTimeout(() => area.current && insertPicked(area.current, urls))}
            onFiles={send}
            onClose={() => setPicking(false)}
          />
        )}
      </div>
      <div
        className={`relative @4xl:*:absolute @4xl:*:inset-0 @4xl:*:overflow-y-auto ${view === 'text' ? '@max-4xl:hidden' : ''}`}
      >
        {preview}
      </div>
    </div>
  );
}

/**
 * The browser keeps the text, because React would move the cursor of one that is written into. It gets no default
 * either: React writes that again whenever the form is drawn, which takes the cursor of an untouched text to its beginning.
 */
function useText(area: RefObject<HTMLTextAreaElement | null>, value: string, start: Start | undefined) {
  // each time, because a form that is given up empties what has no default
  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) area.current.value = value;
  });
  const place = useEffectEvent(() => {
    area.current?.setSelectionRange(start?.anchor ?? 0, start?.head ?? 0);
  });
  useLayoutEffect(() => place(), []);
}

/** Comes after the form. Until then, and without it, the browser pastes what is plain. */
let pasting: typeof import('./paste/read-pasted.ts') | undefined;

/** Formatted text arrives as Markdown; plain text stays as it is, and photos are sent. */
function useCleanPaste(onSaid: (sentences: string) => void, onFiles: (files: File[]) => void) {
  useEffect(() => {
    import('./paste/read-pasted.ts').then(
      (module) => {
        pasting = module;
      },
      () => {},
    );
  }, []);
  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (!pasting) return;
    const { files, markdown, losses } = pasting.readPasted(event.clipboardData);
    const isCleaned = markdown !== undefined;
    if (isCleaned || files.length > 0) event.preventDefault();
    if (files.length > 0) return onFiles(files);
    onSaid(pasting.tellTaken({ ...losses, isCleaned }));
    if (!isCleaned) return;
    if (markdown.includes('\n') || isBlock.test(markdown)) insertParagraphs(event.currentTarget, markdown);
    else insertText(event.currentTarget, markdown);
  };
}

/** A heading, a quotation or a list item. */
const isBlock = /^(#{1,6} |> |- |\d+\. )/;

/** Inserts sent pictures where the cursor stood when they were chosen, though one writes on elsewhere. */
function useSentPictures(
  area: RefObject<HTMLTextAreaElement | null>,
  { placing, sending, add }: TextPictures,
): (files: File[]) => void {
  const before = useRef('');
  function notePlace() {
    const { value = '', selectionEnd = 0 } = area.current ?? {};
    before.current = value.slice(0, selectionEnd);
  }
  useImperativeHandle(placing, () => (url) => {
    if (!area.current) return;
    const { value, selectionStart, selectionEnd } = area.current;
    // at the end, where the text before that place was changed
    const at = value.startsWith(before.current) ? before.current.length : value.length;
    area.current.setSelectionRange(at, at);
    insertParagraphs(area.current, writePicture(url));
    notePlace();
    const grown = area.current.value.length - value.length;
    const [start, end] = [selectionStart, selectionEnd].map((offset) =>
      offset < at ? offset : offset + grown,
    );
    area.current.setSelectionRange(start ?? at, end ?? at);
  });
  function send(files: File[]) {
    notePlace();
    add(files);
  }
  useImperativeHandle(sending, () => send);
  return send;
}

/** Puts pictures behind the cursor, which then waits where the words of the first belong. */
function insertPicked(area: HTMLTextAreaElement, urls: readonly string[]): void {
  const { selectionEnd } = area;
  area.focus();
  area.setSelectionRange(selectionEnd, selectionEnd);
  const words = insertParagraphs(area, urls.map(writePicture).join('\n\n')) + 2;
  area.setSelectionRange(words, words);
}

/** Spaces and brackets would end the address in Markdown. */
const writePicture = (url: string) =>
  `![](${url.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)})`;

/** Sets `inserted` apart by blank lines and returns where it begins. */
function insertParagraphs(area: HTMLTextAreaElement, inserted: string): number {
  const { value, selectionStart, selectionEnd } = area;
  const lead = missingLines(/\n*$/, value.slice(0, selectionStart));
  const trail = missingLines(/^\n*/, value.slice(selectionEnd));
  insertText(area, lead + inserted + trail);
  const end = area.selectionEnd - trail.length;
  area.setSelectionRange(end, end);
  return selectionStart + lead.length;
}

/** The line ends that `beside` lacks for a blank line; none where the whole text begins or ends. */
function missingLines(end: RegExp, beside: string): string {
  if (beside.trim() === '') return '';
  return '\n'.repeat(Math.max(0, 2 - (end.exec(beside)?.[0].length ?? 0)));
}

/** Replaces the selection, and takes no focus. `execCommand` is deprecated, but only its changes can be undone by the browser's own undo. */
function insertText(area: HTMLTextAreaElement, inserted: string): void {
  if (document.activeElement === area && document.execCommand('insertText', false, inserted)) return;
  area.setRangeText(inserted, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
