import { CircleQuestionMark } from 'lucide-react';
import { type GuidePart, guideParts, guideText as text } from '#/i18n/tr/guide.ts';
import { buttonClass } from './button.tsx';
import { guidePath } from './guide-path.ts';

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
