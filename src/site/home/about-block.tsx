import { association } from '#/content/association.ts';
import { home } from '#/content/home.ts';
import { homeText as text } from '#/i18n/tr/home.ts';
import { LinkButton } from '#/ui/link-button.tsx';

const { about } = home;
const { figures, foundedYear } = association;

const facts = [
  { value: foundedYear, label: text.founded },
  { value: figures.instructors, label: text.instructors },
  { value: figures.registeredMembers, label: text.members },
  { value: figures.volunteersInTraining, label: text.inTraining },
];

/** Who we are, in two paragraphs and four figures. */
export function AboutBlock() {
  return (
    <section aria-labelledby="about-block" className="bg-white">
      <div className="wrap grid gap-10 py-14 md:grid-cols-2 md:items-center md:py-20">
        <div>
          <h2 id="about-block" className="text-2xl font-bold md:text-3xl">
            {about.title}
          </h2>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-prose text-lg text-ink-soft">
              {paragraph}
            </p>
          ))}
          <LinkButton href="/about" look="outline" className="mt-6">
            {about.linkLabel}
          </LinkButton>
        </div>
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-snow-200 shadow-card">
          {facts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end bg-snow-50 p-6">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-4xl font-bold text-night-800 md:text-5xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
