import { type ComponentType, type RefObject, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { writingText as text } from '#/i18n/tr/writing.ts';
import { FailureBoundary } from '../failure.tsx';

interface PreviewPaneProps {
  typed: string;
  area: RefObject<HTMLTextAreaElement | null>;
  Preview: ComponentType<{ text: string }>;
}

/** The deferred text never holds up the typing. */
export function PreviewPane({ typed, area, Preview }: PreviewPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const shown = useDeferredValue(typed);
  useScrollTogether(area, pane);
  useLinksElsewhere(pane);
  return (
    <section
      ref={pane}
      aria-label={text.previewPane}
      tabIndex={0}
      className="min-h-60 rounded-md border border-snow-300 bg-snow-50 px-4 py-3"
    >
      {shown.trim() === '' ? (
        <p className="text-ink-soft">{text.nothingToPreview}</p>
      ) : (
        <FailureBoundary instead={<p className="text-ink-soft">{text.previewFailed}</p>}>
          <Suspense fallback={<p className="text-ink-soft">{text.previewComing}</p>}>
            <Preview text={shown} />
          </Suspense>
        </FailureBoundary>
      )}
    </section>
  );
}

/** Opens a tried link elsewhere, because leaving the page would lose the text. */
function useLinksElsewhere(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = pane.current;
    function open(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      window.open(link.href, '_blank', 'noopener');
    }
    element?.addEventListener('click', open);
    return () => element?.removeEventListener('click', open);
  }, [pane]);
}

/** Follows the text as it is scrolled, and the cursor in a text that is all in view. */
function useScrollTogether(
  area: RefObject<HTMLTextAreaElement | null>,
  pane: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    function follow() {
      if (!area.current || !pane.current) return;
      const { scrollHeight, clientHeight } = pane.current;
      pane.current.scrollTop = partAbove(area.current) * (scrollHeight - clientHeight);
    }
    function followCursor() {
      if (document.activeElement === area.current) follow();
    }
    area.current?.addEventListener('scroll', follow, { passive: true, signal });
    document.addEventListener('selectionchange', followCursor, { signal });
    // a picture that comes late makes the page longer
    pane.current?.addEventListener('load', followCursor, { capture: true, signal });
    return () => listening.abort();
  }, [area, pane]);
}

function partAbove(field: HTMLTextAreaElement): number {
  const hidden = field.scrollHeight - field.clientHeight;
  if (hidden > 0) return field.scrollTop / hidden;
  return field.selectionEnd / Math.max(1, field.value.length);
}
