import type { ReactNode } from 'react';
import type { Bank, BankAccount, Donation } from '#/content/donation.ts';
import { donationText as text } from '#/i18n/tr/donation.ts';
import { AccountIban, ExactWords } from './account-iban.tsx';

type Names = Pick<Donation, 'beneficiary' | 'beneficiaryLatin'>;

/**
 * Accounts of a bank. Each name stands with the accounts it belongs to: a person who types an IBAN into a bank's form
 * is asked for it next.
 */
export function BankCard({ bank, names }: { bank: Bank; names: Names }) {
  const local = bank.accounts.filter(({ currency }) => currency === 'TL');
  const foreign = bank.accounts.filter(({ currency }) => currency !== 'TL');
  return (
    <section
      aria-label={bank.name}
      className="min-w-0 rounded-card bg-white shadow-card print:break-inside-avoid print:border print:border-snow-400 print:shadow-none"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-t-card max-sm:justify-start bg-night-800 px-4 py-3 text-white md:px-6 print:border-b print:bg-white print:py-1.5 print:text-ink">
        <h2 className="min-w-0 text-xl font-bold wrap-anywhere print:text-base">{bank.name}</h2>
        <p className="text-sm text-snow-200 print:text-ink">
          {text.bic} <span className="font-mono font-semibold text-white print:text-ink">{bank.bic}</span>
        </p>
      </header>
      <ul className="divide-y divide-snow-200">
        <Accounts bank={bank} accounts={local} />
        <Row>
          <ExactWords
            label={text.beneficiary}
            words={names.beneficiary}
            copy={{ label: text.copyBeneficiary, said: text.beneficiaryCopied }}
          />
        </Row>
        <Accounts bank={bank} accounts={foreign} />
        {foreign.length > 0 && (
          <Row>
            <ExactWords
              label={text.beneficiaryAbroad}
              words={names.beneficiaryLatin}
              copy={{ label: text.copyBeneficiaryAbroad, said: text.beneficiaryCopied }}
            />
          </Row>
        )}
      </ul>
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <li className="px-4 py-3 md:px-6 md:py-4 print:py-1.5">{children}</li>;
}

function Accounts({ bank, accounts }: { bank: Bank; accounts: BankAccount[] }) {
  return accounts.map((account) => (
    <Row key={account.iban}>
      <Account bankName={bank.name} account={account} />
    </Row>
  ));
}

function Account({ bankName, account }: { bankName: string; account: BankAccount }) {
  const { currency, branch, number, iban } = account;
  return (
    <>
      <AccountIban
        heading={
          <h3 className="min-w-0 leading-tight wrap-anywhere">
            <span className="text-lg font-bold">{text.accountOf(currency)}</span>{' '}
            <span className="block text-sm text-ink-soft print:hidden">{text.currencies[currency]}</span>
          </h3>
        }
        iban={iban}
        copy={{ label: text.copyIban(bankName, currency), said: text.ibanCopied }}
      />
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm print:mt-0 print:text-xs">
        <Detail label={text.branch} value={branch} />
        <Detail label={text.number} value={number} />
      </dl>
    </>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
