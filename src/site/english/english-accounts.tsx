import type { ReactNode } from 'react';
import { useContent } from '#/content/content-context.ts';
import type { Bank } from '#/content/donation.ts';
import type { English } from '#/content/english.ts';
import { AccountIban, ExactWords } from '../donation/account-iban.tsx';

const currencies = ['USD', 'EUR'] as const;

const isAbroad = ({ accounts }: Bank) => accounts.some(({ currency }) => currency !== 'TL');

/** Facts that a bank abroad asks for, in the order of its form. */
export function EnglishAccounts() {
  const { association, donation, english } = useContent();
  const { donation: text, copying } = english;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <ul className={`${card} lg:col-span-2 lg:grid lg:grid-cols-3 lg:divide-x lg:divide-y-0`}>
        <Row>
          <ExactWords
            label={text.beneficiary}
            words={donation.beneficiaryLatin}
            lang="tr"
            copy={copyOf(text.beneficiary, copying)}
          />
        </Row>
        <Row>
          <p className="text-sm text-ink-soft">{text.address}</p>
          <address lang="tr" translate="no" className="not-italic">
            {[...association.contact.address, text.country].join(', ')}
          </address>
        </Row>
        <Row>
          <ExactWords
            label={text.referenceLabel}
            words={text.reference}
            copy={copyOf(text.referenceLabel, copying)}
          />
          <p className="mt-1 text-sm text-ink-soft">{text.referenceNote}</p>
        </Row>
      </ul>
      {donation.banks.filter(isAbroad).map((bank) => (
        <BankAbroad key={bank.name} bank={bank} />
      ))}
    </div>
  );
}

const card = 'min-w-0 divide-y divide-snow-200 rounded-card bg-white shadow-card print:break-inside-avoid';

function Row({ children }: { children: ReactNode }) {
  return <li className="min-w-0 px-4 py-3 md:px-6 md:py-4">{children}</li>;
}

function BankAbroad({ bank: { name, bic, accounts } }: { bank: Bank }) {
  const { donation: text, copying } = useContent().english;
  return (
    <section aria-label={name} className={card}>
      <h3
        lang="tr"
        translate="no"
        className="rounded-t-card bg-night-800 px-4 py-3 text-xl font-bold wrap-anywhere text-white md:px-6 print:bg-white print:text-ink"
      >
        {name}
      </h3>
      <ul className="divide-y divide-snow-200">
        <Row>
          <ExactWords label={text.bic} words={bic} copy={copyOf(`${name} ${text.bic}`, copying)} />
        </Row>
        {currencies.map((currency) => {
          const iban = accounts.find((account) => account.currency === currency)?.iban;
          if (!iban) return null;
          const heading = <h4 className="text-lg font-bold wrap-anywhere">{text.accounts[currency]}</h4>;
          return (
            <Row key={currency}>
              <AccountIban heading={heading} iban={iban} copy={copyOf(`${name} ${currency} IBAN`, copying)} />
            </Row>
          );
        })}
      </ul>
    </section>
  );
}

function copyOf(what: string, copying: English['copying']) {
  return { label: `${copying.copy}: ${what}`, said: copying.copied, words: copying };
}
