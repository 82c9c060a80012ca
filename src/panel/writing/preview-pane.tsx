import { type ComponentType, type RefObject, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { writingText as text } from '#/i18n/tr/writing.ts';
import { FailureBoundary } from '../failure-boundary.tsx';

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
      className="min-h-60 rounded-md border border-snow-300 bg-snow-50 px-4 py-3 @4xl:absolute @4xl:inset-0 @4xl:overflow-y-auto"
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

function useScrollTogether(
  area: RefObject<HTMLTextAreaElement | null>,
  pane: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const field = area.current;
    function follow() {
      if (!field || !pane.current) return;
      const part = field.scrollTop / Math.max(1, field.scrollHeight - field.clientHeight);
      pane.current.scrollTop = part * (pane.current.scrollHeight - pane.current.clientHeight);
    }
    field?.addEventListener('scroll', follow, { passive: true });
    return () => field?.removeEventListener('scroll', follow);
  }, [area, pane]);
}
