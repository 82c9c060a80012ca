import { formatMoment } from '#/format/dates.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import type { Proposal } from '../../proposals/schema.ts';

/** For somebody who may not confirm it: who may, or what is missing. */
export function WhoMay({ proposal }: { proposal: Proposal }) {
  const { isOwn, confirmers } = proposal;
  return (
    <div className="grid min-w-0 gap-2 rounded-md bg-snow-100 p-3 wrap-anywhere">
      <p>{isOwn ? text.isOwn : text.isTooNew}</p>
      {confirmers.length > 0 ? <p>{text.whoMay(confirmers)}</p> : <WhatIsMissing proposal={proposal} />}
    </div>
  );
}

function WhatIsMissing({ proposal: { later, isOneAdmin } }: { proposal: Proposal }) {
  return (
    <>
      <p>{text.nobodyMay}</p>
      {later.map(({ username, since, isReader }) => (
        <p key={username}>
          {isReader ? text.youMayLater(formatMoment(since)) : text.mayLater(username, formatMoment(since))}
        </p>
      ))}
      <p>{later.length > 0 ? text.proposeLater : text.addAdmin}</p>
      {isOneAdmin && (
        <>
          <p>{text.orCommand}</p>
          <code className="rounded-sm bg-white px-2 py-1 text-sm">{text.command}</code>
        </>
      )}
    </>
  );
}
