import { hasDemoAccounts } from '#/content/demo-accounts.ts';
import { donation } from '#/content/donation.ts';
import { donationText as text } from '#/i18n/tr/donation.ts';
import type { Page } from '#/render/page.ts';
import { BulletList } from '#/ui/bullet-list.tsx';
import { CopyStatus } from '#/ui/copy-button.tsx';
import { LinkButton } from '#/ui/link-button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { BankCard } from './bank-card.tsx';
import { Beneficiary } from './beneficiary.tsx';
import { LegalInformation } from './legal-information.tsx';

export function donationPage(): Page {
  return {
    title: text.title,
    description: text.description,
    body: (
      <>
        <PageHeader title={text.title} lead={text.lead} />
        <div className="wrap space-y-8 py-8 md:space-y-12 md:py-12">
          {hasDemoAccounts(donation) && (
            <Notice tone="caution" title={text.warningTitle}>
              {donation.demoWarning}
            </Notice>
          )}
          <Beneficiary donation={donation} />
          <Accounts />
          <div className="grid gap-8 lg:grid-cols-2">
            <Safety />
            <Uses />
          </div>
          <Question />
          <LegalInformation donation={donation} />
        </div>
        <CopyStatus />
      </>
    ),
  };
}

function Accounts() {
  return (
    <section aria-labelledby="hesaplar">
      <h2 id="hesaplar" className="mb-5 text-2xl font-bold md:text-3xl">
        {text.accounts}
      </h2>
      <div className="grid gap-6 lg:grid-cols-2">
        {donation.banks.map((bank) => (
          <BankCard key={bank.name} bank={bank} />
        ))}
      </div>
    </section>
  );
}

function Safety() {
  return (
    <section aria-labelledby="guvenlik" className="rounded-card bg-white p-5 shadow-card md:p-6">
      <h2 id="guvenlik" className="mb-4 text-2xl font-bold">
        {text.safety}
      </h2>
      <BulletList entries={donation.safetyAdvice} />
    </section>
  );
}

function Uses() {
  return (
    <section aria-labelledby="harcamalar" className="rounded-card bg-white p-5 shadow-card md:p-6">
      <h2 id="harcamalar" className="mb-4 text-2xl font-bold">
        {text.uses}
      </h2>
      <dl className="space-y-3">
        {donation.uses.map((use) => (
          <div key={use.title}>
            <dt className="font-bold">{use.title}</dt>
            <dd className="text-ink-soft">{use.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Question() {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3 text-lg print:hidden">
      {text.question}
      <LinkButton href="/contact" look="outline">
        {text.contact}
      </LinkButton>
    </p>
  );
}
