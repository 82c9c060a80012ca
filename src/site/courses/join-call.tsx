import { coursesText as text } from '#/i18n/tr/courses.ts';
import { LinkButton } from '#/ui/link-button.tsx';

export function JoinCall() {
  return (
    <section aria-labelledby="katilma" className="bg-contours bg-night-800 text-white print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-10">
        <div className="min-w-0">
          <h2 id="katilma" className="text-2xl font-bold">
            {text.join}
          </h2>
          <p className="mt-2 text-lg text-snow-200">{text.joinHint}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          <LinkButton href="/volunteer">{text.howToVolunteer}</LinkButton>
          <LinkButton href="/contact" look="light">
            {text.askUs}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
