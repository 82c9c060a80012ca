import { association } from '#/content/association.ts';
import { volunteer } from '#/content/volunteer.ts';
import { frameText } from '#/i18n/tr/frame.ts';
import { LinkButton } from '#/ui/link-button.tsx';

export function FormLink() {
  return (
    <LinkButton href={association.volunteerFormUrl} target="_blank" rel="noopener">
      <span>
        {volunteer.formLabel}
        <span className="sr-only"> ({frameText.opensInNewTab})</span>
      </span>
    </LinkButton>
  );
}
