import { Phone } from 'lucide-react';
import { frameText as text } from '#/i18n/tr/frame.ts';
import { LinkButton } from '#/ui/link-button.tsx';

/** The call that no page may hide. Where room is short its first words are for screen readers only. */
export function EmergencyLink({
  isShort = false,
  className = '',
}: {
  isShort?: boolean;
  className?: string;
}) {
  return (
    <LinkButton
      href={text.emergency.call}
      look="emergency"
      className={`tabular-nums print:hidden ${className}`}
    >
      <Phone aria-hidden="true" size={18} className={isShort ? 'max-sm:hidden' : ''} />
      <span>
        <span className={isShort ? 'max-sm:sr-only' : ''}>{text.emergency.when} </span>
        <strong>{text.emergency.number}</strong>
      </span>
    </LinkButton>
  );
}
