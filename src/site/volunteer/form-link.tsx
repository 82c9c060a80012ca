import { useContent } from '#/content/content-context.ts';
import { frameText } from '#/i18n/tr/frame.ts';
import { LinkButton } from '#/ui/link-button.tsx';

export function FormLink() {
  const { association, volunteer } = useContent();
  return (
    <LinkButton href={association.volunteerFormUrl} target="_blank" rel="noopener">
      <span>
        {volunteer.formLabel}
        <span className="sr-only"> ({frameText.opensInNewTab})</span>
      </span>
    </LinkButton>
  );
}
