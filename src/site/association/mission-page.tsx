import type { Reads } from '#/content/content-source.ts';
import type { Mission } from '#/content/mission.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';

export function missionPage({ content: { mission } }: Reads<'mission'>): Page {
  return {
    title: mission.title,
    description: mission.lead,
    body: (
      <>
        <PageHeader title={mission.title} lead={mission.lead} />
        <div className="wrap wrap-anywhere space-y-12 py-6 md:space-y-16 md:py-14">
          <div className="divide-y divide-snow-200 rounded-card bg-white px-5 shadow-card max-[18rem]:px-[16px] md:px-8">
            <Statement {...mission.mission} />
            <Statement {...mission.vision} />
          </div>
          <Values values={mission.values} />
        </div>
      </>
    ),
  };
}

function Statement({ title, paragraphs: [first, ...others] }: Mission['mission']) {
  return (
    <section className="grid gap-x-10 gap-y-3 py-7 md:py-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <h2 className="text-2xl font-bold wrap-anywhere max-[18rem]:text-xl md:text-3xl">{title}</h2>
      <div className="max-w-[72ch] space-y-3">
        <p className="text-lg leading-relaxed md:text-xl md:leading-relaxed">{first}</p>
        {others.map((paragraph) => (
          <p key={paragraph} className="text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

function Values({ values: { title, entries } }: { values: Mission['values'] }) {
  return (
    <section aria-labelledby="ilkeler">
      <h2 id="ilkeler" className="mb-6 text-2xl font-bold wrap-anywhere md:text-3xl">
        {title}
      </h2>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {entries.map((value) => (
          <li key={value.title} className="min-w-0 border-t-2 border-night-800 pt-4">
            <h3 className="text-lg font-bold wrap-anywhere">{value.title}</h3>
            <p className="mt-2 text-ink-soft">{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
