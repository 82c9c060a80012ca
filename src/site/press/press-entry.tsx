import { Play } from 'lucide-react';
import type { PressItem } from '#/content/press.ts';
import { pressText as text } from '#/i18n/tr/press.ts';
import { LinkButton } from '#/ui/link-button.tsx';

export function PressEntry({ item, index }: { item: PressItem; index: number }) {
  const { year, title, description, channel, videoFile } = item;
  return (
    <article className="flex flex-wrap items-center gap-x-8 gap-y-3 p-5 md:px-7">
      <p className="flex flex-wrap items-baseline gap-x-3 max-md:w-full md:block md:w-36">
        <span className="block text-2xl leading-none font-bold text-night-700 tabular-nums">{year}</span>{' '}
        <span className="block font-semibold text-night-700 md:mt-1.5">{channel}</span>
      </p>
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 className="text-lg leading-snug font-bold wrap-anywhere md:text-xl">{title}</h3>
        <p className="mt-1 max-w-[75ch] text-ink-soft">{description}</p>
      </div>
      {videoFile ? (
        <WatchLink href={videoFile} title={title} index={index} />
      ) : (
        <p className="text-sm text-ink-soft max-md:w-full">{text.noVideo}</p>
      )}
    </article>
  );
}

function WatchLink({ href, title, index }: { href: string; title: string; index: number }) {
  return (
    <LinkButton
      href={href}
      look="outline"
      aria-label={text.watchOf(title)}
      data-opens={index}
      className="data-waiting:animate-pulse"
    >
      <Play aria-hidden="true" size={18} className="shrink-0" />
      {text.watch}
    </LinkButton>
  );
}
