import { type ComponentType, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RichEditorProps } from './rich/rich-editor.tsx';

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
export function useRichEditor(
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
