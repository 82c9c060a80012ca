import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { writingText as text } from '#/i18n/tr/writing.ts';
import { createStore, useStore } from '../store.ts';
import type { KeptArticle } from './rich/create-view.ts';
import type { RichEditorProps } from './rich/rich-editor.tsx';
import type { Start, TextRange } from './writing-field.ts';

/** Characters; to draw more with each letter is too slow on a phone. */
const longestArticle = 60_000;

const codes = createStore(false);

/** Tells what is written elsewhere in the form about the text whether its codes are on the screen. */
export const useShowsCodes = () => useStore(codes);

/** Holds whether the text is written as its page shows it, or with its codes; the form's text is the same. */
export function useWritingMode(value: string, area: RefObject<HTMLTextAreaElement | null>) {
  const caret = useRef<() => TextRange>(null);
  const kept = useRef<KeptArticle>(null);
  const [wantsCodes, setWantsCodes] = useState(readChoice);
  const [start, setStart] = useState<Start>();
  const [isRefused, setRefused] = useState(false);
  const { Editor, hasFailed } = useRichEditor(!wantsCodes, area, () => setStart(readCaret(area.current)));
  const isLong = value.length > longestArticle;
  const isRich = !wantsCodes && !isLong && !isRefused;
  const showsCodes = !isRich || hasFailed;
  useEffect(() => codes.write(showsCodes), [showsCodes]);

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

/** Reads the choice made on this device. */
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

/** Kept once it has come, so that the next form begins with it. */
let arrived: ComponentType<RichEditorProps> | undefined;

interface RichEditorArrival {
  Editor?: ComponentType<RichEditorProps>;
  hasFailed: boolean;
}

/**
 * Comes after the form. Until then, and without it, the text area is written in.
 * @param onArrival is called right before it takes the place of the text area
 */
function useRichEditor(
  isWanted: boolean,
  area: RefObject<HTMLTextAreaElement | null>,
  onArrival: () => void,
): RichEditorArrival {
  const [arrival, setArrival] = useState<RichEditorArrival>({ Editor: arrived, hasFailed: false });
  const arrive = useEffectEvent(onArrival);
  const isMissing = isWanted && !arrival.Editor;
  useEffect(() => {
    if (!isMissing) return;
    const composing = watchComposition(area.current);
    let isGone = false;
    import('./rich/rich-editor.tsx').then(
      async ({ default: Editor }) => {
        arrived = Editor;
        await composing.end();
        if (isGone) return;
        // at once, because a letter typed between the two would have no cursor to go to
        flushSync(() => {
          arrive();
          setArrival({ Editor, hasFailed: false });
        });
      },
      () => setArrival({ hasFailed: true }),
    );
    return () => {
      isGone = true;
      composing.stop();
    };
  }, [isMissing, area]);
  return arrival;
}

/** A word that a phone's keyboard is still putting together must not lose its place. */
function watchComposition(field: HTMLTextAreaElement | null) {
  let isComposing = false;
  let tell = () => {};
  const stop = new AbortController();
  const { signal } = stop;
  field?.addEventListener('compositionstart', () => (isComposing = true), { signal });
  field?.addEventListener(
    'compositionend',
    () => {
      isComposing = false;
      // its last input comes behind it
      setTimeout(() => tell());
    },
    { signal },
  );
  return {
    end: async () => {
      while (isComposing) await new Promise<void>((resolve) => (tell = resolve));
    },
    stop: () => stop.abort(),
  };
}
