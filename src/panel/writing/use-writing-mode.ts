import { type RefObject, useRef, useState } from 'react';
import { writingText as text } from '#/i18n/tr/writing.ts';
import type { KeptArticle } from './rich/kept-article.ts';
import { useRichEditor } from './use-rich-editor.ts';
import type { Start, TextRange } from './writing-field.ts';

/** Characters; to draw more with each letter is too slow on a phone. */
const longestArticle = 60_000;

/** Whether the text is written as its page shows it, or with its codes; the form's text is the same. */
export function useWritingMode(value: string, area: RefObject<HTMLTextAreaElement | null>) {
  const caret = useRef<() => TextRange>(null);
  const kept = useRef<KeptArticle>(null);
  const [wantsCodes, setWantsCodes] = useState(readChoice);
  const [start, setStart] = useState<Start>();
  const [isRefused, setRefused] = useState(false);
  const { Editor, hasFailed } = useRichEditor(!wantsCodes, area, () => setStart(readCaret(area.current)));
  const isLong = value.length > longestArticle;
  const isRich = !wantsCodes && !isLong && !isRefused;

  function switchMode() {
    const showsEditor = isRich && Editor !== undefined;
    const left = caret.current?.();
    setStart(showsEditor ? left && { ...left, isFocused: false } : readCaret(area.current));
    setRefused(false);
    setWantsCodes(showsEditor);
    keepChoice(showsEditor);
  }

  return {
    Editor: isRich ? Editor : undefined,
    isWaiting: isRich && !Editor && !hasFailed,
    start,
    caret,
    kept,
    switchMode,
    refuse: () => setRefused(true),
    notice: noticeOf({ isLong, isRefused, hasFailed }, wantsCodes),
  };
}

function noticeOf(
  { isLong, isRefused, hasFailed }: { isLong: boolean; isRefused: boolean; hasFailed: boolean },
  wantsCodes: boolean,
): string | undefined {
  if (wantsCodes) return undefined;
  if (hasFailed) return text.editorFailed;
  if (isLong) return text.tooLongForEditor;
  return isRefused ? text.tooOddForEditor : undefined;
}

function readCaret(field: HTMLTextAreaElement | null): Start | undefined {
  if (!field) return undefined;
  const { selectionStart, selectionEnd } = field;
  return { anchor: selectionStart, head: selectionEnd, isFocused: document.activeElement === field };
}

const name = 'writing with codes';

/** What was chosen on this device. */
function readChoice(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

function keepChoice(wantsCodes: boolean): void {
  try {
    if (wantsCodes) localStorage.setItem(name, 'yes');
    else localStorage.removeItem(name);
  } catch {
    // where nothing can be kept, the choice lasts as long as the form
  }
}
