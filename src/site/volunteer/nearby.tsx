import { useContent } from '#/content/content-context.ts';
import type { Representatives } from '#/content/representatives.ts';
import { volunteerText as text } from '#/i18n/tr/volunteer.ts';
import { TextLink } from '#/ui/text-link.tsx';

/** Whom to write to, for those who live elsewhere. */
export function Nearby() {
  const { representatives, volunteer } = useContent();
  const { title, text: words, linkLabel } = volunteer.nearby;
  return (
    <section aria-labelledby="yakinda">
      <h2 id="yakinda" className="text-2xl font-bold md:text-3xl">
        {title}
      </h2>
      <p className="mt-3 mb-4 max-w-[68ch] text-lg">{words}</p>
      <ul className="grid grid-cols-1 gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
        {placesOf(representatives).map(({ place, email }) => (
          <li key={email} className="border-t border-snow-300 py-2 wrap-anywhere">
            <span className="font-bold">{place}</span>{' '}
            <TextLink
              href={`mailto:${email}`}
              aria-label={text.emailOf(place, email)}
              className="py-2.5 wrap-anywhere"
            >
              {email}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink href="/representatives" className="py-2.5">
          {linkLabel}
        </TextLink>
      </p>
    </section>
  );
}

const placesOf = ({ representation, liaisons }: Representatives) => [
  { place: representation.title, email: representation.email },
  ...liaisons.entries.map(({ city, email }) => ({ place: city, email })),
];
