import type { Board, BoardMember } from '#/content/boards.ts';
import { associationText as text } from '#/i18n/tr/association.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';

/** For /management and /audit. The first member is the head of the board. */
export function boardPage({ title, introduction, note, members }: Board): Page {
  const [head, ...others] = members;
  return {
    title,
    description: text.boardDescription(title, members.length),
    body: (
      <>
        <PageHeader title={title} lead={introduction} />
        <div className="wrap wrap-anywhere py-6 md:py-14">
          <ul className="flex flex-wrap gap-4">
            {head && <Member member={head} isHead />}
            {others.map((member) => (
              <Member key={member.name} member={member} />
            ))}
          </ul>
          <p className="mt-10 max-w-[68ch]">
            {note} {text.boardRules}{' '}
            <TextLink href="/statute" className="min-h-11 content-center">
              {text.readStatute}
            </TextLink>
          </p>
        </div>
      </>
    ),
  };
}

/** Two others and the gap between them, so that the cards of all rows stand in line. */
const headWidth = 'flex-[2_1_33rem]';

function Member({ member: { name, position }, isHead }: { member: BoardMember; isHead?: boolean }) {
  return (
    <li
      className={`flex min-w-0 flex-wrap items-start gap-x-4 gap-y-2 rounded-card bg-white p-5 shadow-card ${isHead ? headWidth : 'flex-[1_1_16rem]'}`}
    >
      <span
        aria-hidden="true"
        className={`flex shrink-0 items-center justify-center rounded-full bg-night-800 font-bold text-white ${isHead ? 'size-16 text-xl' : 'size-14 text-lg'}`}
      >
        {initialsOf(name)}
      </span>
      <div className="min-w-0 flex-[1_1_8rem]">
        <h2 className={`leading-tight font-bold wrap-anywhere ${isHead ? 'text-xl' : 'text-lg'}`}>{name}</h2>
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
