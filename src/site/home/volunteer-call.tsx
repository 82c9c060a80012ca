import { association } from '#/content/association.ts';
import { home } from '#/content/home.ts';
import { LinkButton } from '#/ui/link-button.tsx';

const { volunteerCall } = home;

/** The last word of the home page: come and join. */
export function VolunteerCall() {
  return (
    <section aria-labelledby="volunteer-call" className="bg-contours bg-night-900 text-white">
      <div className="wrap flex flex-col items-start gap-6 py-14 md:flex-row md:items-center md:justify-between md:py-16">
        <div>
          <h2 id="volunteer-call" className="text-2xl font-bold md:text-3xl">
            {volunteerCall.title}
          </h2>
          <p className="mt-3 max-w-2xl text-lg text-snow-200">{volunteerCall.text}</p>
        </div>
        <LinkButton href={association.volunteerFormUrl} target="_blank" rel="noopener" className="shrink-0">
          {volunteerCall.buttonLabel}
        </LinkButton>
      </div>
    </section>
  );
}
