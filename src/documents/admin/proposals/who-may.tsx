import { formatMoment } from '#/format/dates.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import type { LaterConfirmer, Proposal } from '../../proposals/schema.ts';

/** For somebody who may not confirm it: who may, or what is missing. */
export function WhoMay({ proposal }: { proposal: Proposal }) {
  const { isOwn, confirmers } = proposal;
  return (
    <div className="grid min-w-0 gap-2 rounded-md bg-snow-100 p-3 wrap-anywhere">
      <p>{isOwn ? text.isOwn : sayWhyNot(proposal)}</p>
      {confirmers.length > 0 ? <p>{text.whoMay(confirmers)}</p> : <WhatIsMissing proposal={proposal} />}
    </div>
  );
}

const sayWhyNot = ({ later }: Proposal) =>
  later.some(({ isReader, isBehind }) => isReader && isBehind) ? text.isBehind : text.isTooNew;

function WhatIsMissing({ proposal: { later, isOneAdmin } }: { proposal: Proposal }) {
  return (
    <>
      <p>{text.nobodyMay}</p>
      {later.map((admin) => (
        <p key={admin.username}>{sayWhen(admin)}</p>
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

function sayWhen({ username, isBehind, since, isReader }: LaterConfirmer): string {
  if (since === null) {
    if (isReader) return isBehind ? text.youMayOnceChosenBehind : text.youMayOnceChosen;
    return isBehind ? text.mayOnceChosenBehind(username) : text.mayOnceChosen(username);
  }
  const moment = formatMoment(since);
  if (isReader) return text.youMayLater(moment);
  return isBehind ? text.mayLaterBehind(username, moment) : text.mayLater(username, moment);
}
