import type { Bank, BankAccount } from '#/content/schemas/donation.ts';
import { compactIban, formatIban } from '#/format/iban.ts';
import { donationText as text } from '#/i18n/tr/donation.ts';
import { CopyButton } from '#/ui/copy-button.tsx';

export function BankCard({ bank }: { bank: Bank }) {
  return (
    <section aria-label={bank.name} className="rounded-card bg-white shadow-card print:break-inside-avoid">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-t-card bg-night-800 px-4 py-4 text-white md:px-6">
        <h3 className="text-xl font-bold">{bank.name}</h3>
        <p className="text-sm text-snow-200">
          {text.bic} <span className="font-mono font-semibold text-white">{bank.bic}</span>
        </p>
      </header>
      <ul className="divide-y divide-snow-200">
        {bank.accounts.map((account) => (
          <li key={account.iban} className="px-4 py-4 md:px-6 md:py-5">
            <Account bankName={bank.name} account={account} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Account({ bankName, account }: { bankName: string; account: BankAccount }) {
  const { currency, branch, number, iban } = account;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h4 className="leading-tight">
          <span className="text-lg font-bold">{text.accountOf(currency)}</span>
          <span className="block text-sm text-ink-soft">{text.currencies[currency]}</span>
        </h4>
        <CopyButton
          value={compactIban(iban)}
          label={text.copyIban(bankName, currency)}
          said={text.ibanCopied}
        />
      </div>
      <p className="mt-3 rounded-md bg-snow-100 px-2.5 py-2.5 -mx-1 md:mx-0 md:px-4">
        <span className="block text-xs font-semibold text-ink-soft">{text.iban}</span>
        {/* it breaks between the groups only, and on a phone it need not break at all */}
        <span
          translate="no"
          className="font-mono text-[0.8125rem] font-semibold tabular-nums min-[22.5rem]:text-[0.875rem] min-[24rem]:text-[0.9375rem] sm:text-lg lg:text-base xl:text-lg"
        >
          {formatIban(iban)}
        </span>
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
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
