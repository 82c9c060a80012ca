import type { Board, BoardMember } from '#/content/boards.ts';
import { associationText as text } from '#/i18n/tr/association.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { AccountabilityLink } from '../accountability/accountability-page.tsx';

/** Page of /management and /audit. The first member is the head of the board. */
export function boardPage({ title, introduction, note, members }: Board): Page {
  return {
    title,
    description: text.boardDescription(title, members.length),
    body: (
      <>
        <PageHeader title={title} lead={introduction} />
        <div className="wrap wrap-anywhere py-6 md:py-14">
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-4">
            {members.map((member) => (
              <Member key={member.name} member={member} />
            ))}
          </ul>
          <p className="mt-10 max-w-[68ch]">
            {note} {text.boardRules}{' '}
            <TextLink href="/statute" className="min-h-11 content-center">
              {text.readStatute}
            </TextLink>
          </p>
          <AccountabilityLink />
        </div>
      </>
    ),
  };
}

function Member({ member: { name, position } }: { member: BoardMember }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-card bg-white p-5 shadow-card">
      <span
        aria-hidden="true"
        className="flex size-14 shrink-0 items-center justify-center rounded-full bg-night-800 text-lg font-bold text-white"
      >
        {initialsOf(name)}
      </span>
      <div className="min-w-0 flex-[1_1_8rem]">
        <h2 className="text-lg leading-tight font-bold wrap-anywhere">{name}</h2>
        <p className="mt-1 text-ink-soft">{position}</p>
      </div>
    </li>
  );
}

/** Returns 'MS' for 'Av. Mehmet Ali Sezer': the initials of the first and the last word, without titles and other signs. */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  const [first = '', ...others] = words.map(([letter = '']) => letter);
  return first + (others.at(-1) ?? '');
}
