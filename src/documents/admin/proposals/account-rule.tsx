import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#/format/dates.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { proposalText } from '#/i18n/tr/figure-proposals.ts';
import { useNameOf } from '#/panel/person-names.tsx';
import type { Proposal, AccountRule as Rule } from '../../answers.server.ts';
import { proposalNewsQuery } from '../../proposals/queries.ts';

/** Says who may confirm a change of what takes two people in a document, before anybody types one. */
export function AccountRule({ name }: { name: string }) {
  const nameOf = useNameOf();
  const text = proposalText(name);
  const { data } = useQuery(proposalNewsQuery);
  if (!data) return null;
  const { admins } = data.rule;
  const isFirst = data.rule.isFirst && name === 'donation';
  const trusted = admins.filter(({ isTrusted }) => isTrusted);
  const confirmers = trusted.filter(({ isReader }) => !isReader).map(({ username }) => nameOf(username));
  return (
    <section aria-label={text.rule} className="grid min-w-0 gap-2 rounded-md bg-snow-100 p-3 wrap-anywhere">
      {isFirst && <p>{text.first}</p>}
      {isFirst && !hasSecond(data.rule) && <p className="font-semibold">{text.nobodyConfirms}</p>}
      {!isFirst && trusted.length > 1 && <p>{text.takesTwo(confirmers)}</p>}
      {!isFirst && trusted.length > 1 && <Later admins={admins.filter(({ isReader }) => isReader)} />}
      {!isFirst && !hasSecond(data.rule) && <WhatIsMissing rule={data.rule} />}
    </section>
  );
}

/** Tells whether two admins may take part: one who proposes, one who confirms. */
export const hasSecond = ({ admins }: Rule): boolean =>
  admins.filter(({ isTrusted }) => isTrusted).length > 1;

/** Tells from when on who may take part, and the way for a person who cannot wait. */
function WhatIsMissing({ rule: { admins } }: { rule: Rule }) {
  return (
    <>
      <p>{text.nobodyMay}</p>
      <Later admins={admins} />
      {admins.length === 1 && <p>{text.addAdmin}</p>}
      <p>{text.orCommand}</p>
      <code className="rounded-sm bg-white px-2 py-1 text-sm">{text.command}</code>
    </>
  );
}

function Later({ admins }: Pick<Rule, 'admins'>) {
  const nameOf = useNameOf();
  return admins
    .filter(({ isTrusted }) => !isTrusted)
    .map(({ username, trustedFrom }) => (
      <p key={username}>
        {trustedFrom
          ? text.mayFrom(nameOf(username), formatMoment(trustedFrom))
          : text.mayOnceChosen(nameOf(username))}
      </p>
    ));
}

/** Tells somebody who may not confirm it why, and who may or what is missing. */
export function WhoMay({ proposal: { hindrance, confirmers } }: { proposal: Proposal }) {
  const { data } = useQuery(proposalNewsQuery);
  const nameOf = useNameOf();
  return (
    <div className="grid min-w-0 gap-2 rounded-md bg-snow-100 p-3 wrap-anywhere">
      {hindrance && <p>{text.hindrances[hindrance]}</p>}
      {confirmers.length > 0 ? (
        <p>{text.whoMay(confirmers.map(nameOf))}</p>
      ) : (
        data && <NobodyElse rule={data.rule} />
      )}
    </div>
  );
}

/**
 * Tells why nobody else may: where two admins could, but both are its authors, other words help than where a second
 * one is missing.
 */
function NobodyElse({ rule }: { rule: Rule }) {
  return hasSecond(rule) ? <p>{text.allAreAuthors}</p> : <WhatIsMissing rule={rule} />;
}
