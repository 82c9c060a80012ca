import { ChevronDown } from 'lucide-react';
import { useContent } from '#/content/content-context.ts';
import type { VolunteerQuestion } from '#/content/volunteer.ts';
import { Paragraphs } from '#/ui/paragraphs.tsx';

export function Questions() {
  const { title, entries } = useContent().volunteer.questions;
  return (
    <section aria-labelledby="sorular">
      <h2 id="sorular" className="mb-4 text-2xl font-bold md:text-3xl">
        {title}
      </h2>
      <div data-questions="" className="max-w-4xl space-y-3">
        {entries.map((entry) => (
          <Question key={entry.id} entry={entry} />
        ))}
      </div>
    </section>
  );
}

/** Open on paper, and when the address names it: without scripts, too. */
function Question({ entry: { id, question, answer } }: { entry: VolunteerQuestion }) {
  return (
    <details
      id={id}
      className="group rounded-card border border-snow-200 bg-white print:[&::details-content]:[content-visibility:visible] [@media(scripting:none)]:target:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2 hover:bg-snow-100 md:px-5">
        <h3 className="min-w-0 flex-1 text-lg leading-snug font-bold wrap-anywhere">{question}</h3>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="shrink-0 text-ink-soft transition-[rotate] group-open:rotate-180 print:hidden"
        />
      </summary>
      <Paragraphs texts={answer} className="px-4 pt-1 pb-5 md:px-5" />
    </details>
  );
}
