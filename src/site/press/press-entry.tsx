import { Play } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { PressItem } from '#/content/schemas/press.ts';
import { pressText as text } from '#/i18n/tr/press.ts';

export function PressEntry({ item, onWatch }: { item: PressItem; onWatch: () => void }) {
  const { year, title, description, channel, videoFile } = item;
  return (
    <article className="grid gap-x-8 gap-y-3 p-5 md:grid-cols-[9rem_1fr_auto] md:items-center md:px-7 md:py-6">
      <p className="flex items-baseline gap-3 md:block">
        <span className="block text-2xl leading-none font-bold tabular-nums text-signal-700">{year}</span>
        <span className="block font-semibold text-night-700 md:mt-1.5">{channel}</span>
      </p>
      <div>
        <h2 className="text-lg leading-snug font-bold md:text-xl">{title}</h2>
        <p className="mt-1.5 max-w-[62ch] text-ink-soft">{description}</p>
      </div>
      <div className="md:w-44">
        {videoFile ? (
          <WatchLink href={videoFile} title={title} onWatch={onWatch} />
        ) : (
          <p className="text-ink-soft md:text-center">{text.noVideo}</p>
        )}
      </div>
    </article>
  );
}

function WatchLink({ href, title, onWatch }: { href: string; title: string; onWatch: () => void }) {
  return (
    <a
      href={href}
      aria-label={text.watchOf(title)}
      onClick={(event) => watchInPlace(event, onWatch)}
      className="inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-md bg-signal-500 px-4 font-semibold text-night-950 hover:bg-signal-300 max-md:w-auto"
    >
      <Play aria-hidden="true" size={18} />
      {text.watch}
    </a>
  );
}

/** Leaves a click that asks for a new tab or window to the browser. */
function watchInPlace(event: MouseEvent, watch: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  watch();
}
