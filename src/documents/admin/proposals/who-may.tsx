import { useQuery } from '@tanstack/react-query';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { useNameOf } from '#/panel/staff-names.ts';
import { proposalNewsQuery } from '../../proposals/queries.ts';
import type { AccountRule, Proposal } from '../../proposals/schema.ts';
import { WhatIsMissing } from './account-rule.tsx';

/** For somebody who may not confirm it: why, and who may or what is missing. */
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

/** Where two admins could, but both are its authors, other words help than where a second one is missing. */
function NobodyElse({ rule }: { rule: AccountRule }) {
  const areTwo = rule.admins.filter(({ isTrusted }) => isTrusted).length > 1;
  return areTwo ? <p>{text.allAreAuthors}</p> : <WhatIsMissing rule={rule} />;
}
