import { useContent } from '#/content/content-context.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { TextLink } from '#/ui/text-link.tsx';

export function PressContact() {
  const { desks } = useContent().association.contact;
  const desk = desks.find(({ subject }) => subject === 'press');
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-4 text-ink-soft">
      <span>{text.forPress}</span>{' '}
      <TextLink href="/press" className="min-h-11 content-center">
        {text.pressPage}
      </TextLink>{' '}
      {desk && (
        <TextLink href={`mailto:${desk.email}`} className="min-h-11 content-center wrap-anywhere">
          {desk.email}
        </TextLink>
      )}
    </p>
  );
}
