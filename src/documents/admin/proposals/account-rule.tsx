import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#/format/dates.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { proposalText } from '#/i18n/tr/figure-proposals.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import type { FieldProps } from '#/panel/form/field-props.ts';
import { IbanField } from '#/panel/form/iban-field.tsx';
import { HelpLink } from '#/panel/help-link.tsx';
import { useNameOf } from '#/panel/person-names.tsx';
import type { Question } from '#/panel/stored/publication-acts.tsx';
import type { Proposal, AccountRule as Rule } from '../../answers.server.ts';
import { proposalNewsQuery } from '../../proposals/queries.ts';

type NameOf = ReturnType<typeof useNameOf>;

/** Says who may confirm a change of what takes two people in a document, before anybody types one. */
export function AccountRule({ name }: { name: string }) {
  const nameOf = useNameOf();
  const text = proposalText(name);
  const { data } = useQuery(proposalNewsQuery);
  if (!data) return null;
  const { admins } = data.rule;
  const isFirst = data.rule.isFirst && name === 'donation';
  const hasTwo = hasSecond(data.rule);
  return (
    <section aria-label={text.rule} className="grid min-w-0 gap-2 rounded-md bg-snow-100 p-3 wrap-anywhere">
      {isFirst && <p>{text.first}</p>}
      {isFirst && !hasTwo && <p className="font-semibold">{text.nobodyConfirms}</p>}
      {isFirst && !hasTwo && <Later admins={admins} />}
      {!isFirst && hasTwo && <p>{text.takesTwo(confirmersOf(data.rule).map(nameOf))}</p>}
      {!isFirst && hasTwo && <Later admins={admins.filter(({ isReader }) => isReader)} />}
      {!isFirst && !hasTwo && <WhatIsMissing name={name} rule={data.rule} />}
    </section>
  );
}

/** Repeats accounts before donors read them, for somebody to compare with the bank's paper. */
export const AccountsQuestion: Question = ({ findings, onConfirm, onClose }) => (
  <Confirm
    look="secondary"
    title={text.lastLook}
    description={text.lastLookHint}
    confirmLabel={text.publishAnyway}
    cancelLabel={text.goBack}
    onConfirm={onConfirm}
    onCancel={onClose}
  >
    {findings.map(({ key, kind, words }) => (
      <section key={key} className="mt-2 text-sm leading-snug wrap-anywhere">
        <h3>{text.found[kind as keyof typeof text.found]}</h3>
        <p className="border-l-2 border-danger-600 pl-3 font-semibold whitespace-pre-line">{words}</p>
      </section>
    ))}
  </Confirm>
);

/** Says the same at a number itself, in short: a search leads there, past the head of the form. */
export function GuardedIbanField(field: FieldProps) {
  const nameOf = useNameOf();
  const { data } = useQuery(proposalNewsQuery);
  return <IbanField {...field} further={data && sayWhoMay(data.rule, nameOf)} />;
}

function sayWhoMay(rule: Rule, nameOf: NameOf): string {
  if (rule.isFirst) return text.firstShort;
  const hasTwo = hasSecond(rule);
  const later = rule.admins.filter(({ isReader, isTrusted }) => !isTrusted && (isReader || !hasTwo));
  return [
    text.waitsForSecond,
    hasTwo ? text.whoMay(confirmersOf(rule).map(nameOf)) : text.nobodyNow,
    ...later.map((admin) => sayFrom(admin, nameOf)),
  ].join(' ');
}

/** Lists who may confirm what the reader proposes. */
const confirmersOf = ({ admins }: Rule): string[] =>
  admins.filter(({ isTrusted, isReader }) => isTrusted && !isReader).map(({ username }) => username);

/** Tells whether two admins may take part: one who proposes, one who confirms. */
export const hasSecond = ({ admins }: Rule): boolean =>
  admins.filter(({ isTrusted }) => isTrusted).length > 1;

/** Tells from when on who may take part, and the way for a person who cannot wait. */
function WhatIsMissing({ name, rule: { admins } }: { name: string; rule: Rule }) {
  return (
    <>
      <p>{proposalText(name).nobodyMay}</p>
      <Later admins={admins} />
      {admins.length === 1 && <p>{text.addAdmin}</p>}
      <p className="flex flex-wrap items-center gap-x-1">
        {text.orOperator} <HelpLink part="accounts" />
      </p>
    </>
  );
}

function Later({ admins }: Pick<Rule, 'admins'>) {
  const nameOf = useNameOf();
  return admins
    .filter(({ isTrusted }) => !isTrusted)
    .map((admin) => <p key={admin.username}>{sayFrom(admin, nameOf)}</p>);
}

const sayFrom = ({ username, trustedFrom }: Rule['admins'][number], nameOf: NameOf): string =>
  trustedFrom
    ? text.mayFrom(nameOf(username), formatMoment(trustedFrom))
    : text.mayOnceChosen(nameOf(username));

/** Tells somebody who may not confirm it why, and who may or what is missing. */
export function WhoMay({ proposal: { name, hindrance, confirmers } }: { proposal: Proposal }) {
  const { data } = useQuery(proposalNewsQuery);
  const nameOf = useNameOf();
  return (
    <div className="grid min-w-0 gap-2 rounded-md bg-snow-100 p-3 wrap-anywhere">
      {hindrance && <p>{text.hindrances[hindrance]}</p>}
      {confirmers.length > 0 ? (
        <p>{text.whoMay(confirmers.map(nameOf))}</p>
      ) : (
        data && <NobodyElse name={name} rule={data.rule} />
      )}
    </div>
  );
}

/**
 * Tells why nobody else may: where two admins could, but both are its authors, other words help than where a second
 * one is missing.
 */
function NobodyElse(props: { name: string; rule: Rule }) {
  return hasSecond(props.rule) ? <p>{text.allAreAuthors}</p> : <WhatIsMissing {...props} />;
}
