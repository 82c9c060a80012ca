import { CircleQuestionMark } from 'lucide-react';
import { searchKeyOf } from '#/format/turkish.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { type GuidePart, guideParts, guideText as text } from '#/i18n/tr/guide.ts';
import { buttonClass } from './button.tsx';

/** @returns the fragment of a heading of the guide: 'haber-yazmak' */
export const guideFragment = (heading: string): string =>
  searchKeyOf(heading)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');

export const guidePath = (heading: string): string => `${panelPaths.guide}#${guideFragment(heading)}`;

/** Leads from a screen to its part of the guide, in a tab of its own: what is being written stays where it is. */
export function HelpLink({ part, className = '' }: { part: GuidePart; className?: string }) {
  const heading = guideParts[part];
  return (
    <a
      href={guidePath(heading)}
      target="_blank"
      rel="noopener"
      aria-label={text.help(heading)}
      className={`${buttonClass({ look: 'quiet', size: 'icon' })} ${className}`}
    >
      <CircleQuestionMark className="size-5" aria-hidden />
    </a>
  );
}
