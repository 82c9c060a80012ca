import { coursesText as text } from '#/i18n/tr/courses.ts';
import { ClosingCall } from '#/ui/closing-call.tsx';
import { LinkButton } from '#/ui/link-button.tsx';

export function JoinCall() {
  return (
    <ClosingCall id="katilma" title={text.join} text={text.joinHint}>
      <LinkButton href="/volunteer">{text.howToVolunteer}</LinkButton>{' '}
      <LinkButton href="/contact" look="light">
        {text.askUs}
      </LinkButton>
    </ClosingCall>
  );
}
