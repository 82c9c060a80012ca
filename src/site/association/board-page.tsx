import type { Board, BoardMember } from '#/content/schemas/boards.ts';
import { associationText as text } from '#/i18n/tr/association.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';

/** For /management and /audit. The first member is the head of the board. */
export function boardPage({ title, introduction, members }: Board): Page {
  const [head, ...others] = members;
  return {
    title,
    description: text.boardDescription(title, members.length),
    body: (
      <>
        <PageHeader title={title} lead={introduction} />
        <div className="wrap py-10 md:py-14">
          <ul className={`grid gap-4 sm:grid-cols-2 ${others.length % 3 === 0 ? 'lg:grid-cols-3' : ''}`}>
            {head && <Member member={head} isHead />}
            {others.map((member) => (
              <Member key={member.name} member={member} />
            ))}
          </ul>
          <p className="mt-10 text-ink-soft">
            {text.boardRules} <TextLink href="/statute">{text.readStatute}</TextLink>
          </p>
        </div>
      </>
    ),
  };
}

function Member({ member: { name, position }, isHead }: { member: BoardMember; isHead?: boolean }) {
  return (
    <li
      className={`flex items-center gap-4 rounded-card bg-white p-5 shadow-card ${isHead ? 'col-span-full border-l-4 border-signal-500 md:p-7' : ''}`}
    >
      <span
        aria-hidden="true"
        className={`flex shrink-0 items-center justify-center rounded-full bg-night-800 font-bold text-white ${isHead ? 'size-16 text-xl md:size-20 md:text-2xl' : 'size-14 text-lg'}`}
      >
        {initialsOf(name)}
      </span>
      <div className="min-w-0">
        <h2 className={`leading-tight font-bold ${isHead ? 'text-xl md:text-2xl' : 'text-lg'}`}>{name}</h2>
        <p className="mt-1 text-ink-soft">{position}</p>
      </div>
    </li>
  );
}

/** 'Mehmet Ali Sezer' gives 'MS'. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words[0], words.at(-1)].map((word) => word?.[0] ?? '').join('');
}
