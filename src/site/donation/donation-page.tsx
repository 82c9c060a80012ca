import { Printer } from 'lucide-react';
import { useContent } from '#/content/content-context.ts';
import type { Reads } from '#/content/content-source.ts';
import { hasDemoAccounts } from '#/content/demo-accounts.ts';
import { deskEmail } from '#/content/desk-email.ts';
import type { Donation } from '#/content/donation.ts';
import { currentCollectionPermit } from '#/content/valid-permits.ts';
import { formatLongDate } from '#/format/dates.ts';
import { donationText as text } from '#/i18n/tr/donation.ts';
import type { Page } from '#/render/page.ts';
import { BulletList } from '#/ui/bullet-list.tsx';
import { CopyStatus } from '#/ui/copy-button.tsx';
import { FactList } from '#/ui/fact-list.tsx';
import { Notice } from '#/ui/notice.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { Paragraphs } from '#/ui/paragraphs.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { AccountabilityLink } from '../accountability/accountability-page.tsx';
import { BankCard } from './bank-card.tsx';

/** Printed, it is a card of the accounts on one sheet; what does not belong on it is hidden there. */
export function donationPage({
  content: { donation, headings },
  siteUrl,
  today,
}: Reads<'donation' | 'headings'> & { siteUrl: string | undefined; today: string }): Page {
  const { title, lead, description } = headings.donation;
  return {
    title,
    description,
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap space-y-4 py-5 md:space-y-8 md:py-12 print:space-y-3 print:py-0">
          {hasDemoAccounts(donation) && <Notice tone="caution">{donation.demoWarning}</Notice>}
          <Accounts donation={donation} />
          <PaymentNote note={donation.paymentNote} />
          <div className="space-y-8 pt-4 md:space-y-12 print:space-y-2 print:pt-0 print:text-sm">
            <AdviceAndUses donation={donation} />
            <Question />
            {siteUrl && <p className="hidden print:block">{text.printedFrom(`${siteUrl}/donate`)}</p>}
            <LegalInformation donation={donation} today={today} />
          </div>
        </div>
        <CopyStatus />
      </>
    ),
  };
}

function Accounts({ donation }: { donation: Donation }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-3">
      {donation.banks.map((bank) => (
        <BankCard key={bank.name} bank={bank} names={donation} />
      ))}
    </div>
  );
}

function PaymentNote({ note }: { note: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 rounded-card bg-white p-4 shadow-card md:px-6 print:p-0 print:shadow-none">
      <dl>
        <dt className="text-sm text-ink-soft">{text.paymentNote}</dt>
        <dd className="max-w-[68ch] print:max-w-none print:text-sm">{note}</dd>
      </dl>
      <PrintButton />
    </div>
  );
}

/** Invisible until `print.ts` runs. */
function PrintButton() {
  return (
    <button
      type="button"
      data-print=""
      className="invisible inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-night-700 px-4 font-semibold text-night-800 hover:bg-night-800 hover:text-white print:hidden"
    >
      <Printer aria-hidden="true" size={18} />
      {text.print}
    </button>
  );
}

function Question() {
  const { association, english } = useContent();
  const email = deskEmail(association, 'donation');
  const { phone } = association.contact;
  return (
    <div className="text-lg print:text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        {text.question}{' '}
        <TextLink href={`mailto:${email}`} className="min-h-11 py-2 wrap-anywhere print:min-h-0 print:py-0">
          {email}
        </TextLink>{' '}
        <TextLink href={`tel:${phone.number}`} className="min-h-11 py-2 print:min-h-0 print:py-0">
          {phone.shown}
        </TextLink>
      </p>
      <p lang="en" className="print:hidden">
        <TextLink href="/en#donate" hrefLang="en" className="min-h-11 py-2">
          {english.donation.title}
        </TextLink>
      </p>
    </div>
  );
}

function LegalInformation({ donation, today }: { donation: Donation; today: string }) {
  const { identity, legalNote } = donation;
  const collectionPermit = currentCollectionPermit(donation, today);
  return (
    <section
      aria-labelledby="yasal-bilgi"
      className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-snow-300 pt-10 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] print:hidden"
    >
      <div>
        <h2 id="yasal-bilgi" className="mb-4 text-2xl font-bold wrap-anywhere">
          {text.legal}
        </h2>
        <Paragraphs texts={legalNote} className="text-ink-soft" />
        <AccountabilityLink />
      </div>
      <div className="space-y-6">
        <FactList
          facts={[
            { label: text.taxOffice, value: identity.taxOffice },
            { label: text.taxNumber, value: identity.taxNumber },
            { label: text.registryNumber, value: identity.registryNumber },
          ]}
        />
        {collectionPermit && <Permit permit={collectionPermit} />}
      </div>
    </section>
  );
}

function Permit({ permit }: { permit: NonNullable<Donation['collectionPermit']> }) {
  return (
    <div>
      <h3 className="mb-2 text-lg font-bold wrap-anywhere">{text.permit}</h3>
      <FactList
        facts={[
          { label: text.permitNumber, value: permit.derbisNumber },
          { label: text.permitBy, value: permit.issuedBy },
          {
            label: text.permitValid,
            value: text.permitDates(formatLongDate(permit.validFrom), formatLongDate(permit.validUntil)),
          },
        ]}
      />
    </div>
  );
}

/** An editor may leave out either, or both. */
function AdviceAndUses({ donation: { safetyAdvice, uses } }: { donation: Donation }) {
  if (safetyAdvice.length === 0 && uses.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 print:block">
      {safetyAdvice.length > 0 && <Safety advice={safetyAdvice} />}
      {uses.length > 0 && <Uses uses={uses} />}
    </div>
  );
}

function Safety({ advice }: { advice: string[] }) {
  return (
    <section
      aria-labelledby="guvenlik"
      className="min-w-0 rounded-card bg-white p-5 shadow-card md:p-6 print:p-0 print:shadow-none"
    >
      <h2 id="guvenlik" className="mb-4 text-2xl font-bold wrap-anywhere print:mb-1 print:text-base">
        {text.safety}
      </h2>
      <BulletList entries={advice} className="print:max-w-none print:space-y-0" />
    </section>
  );
}

function Uses({ uses }: Pick<Donation, 'uses'>) {
  return (
    <section
      aria-labelledby="harcamalar"
      className="min-w-0 rounded-card bg-white p-5 shadow-card md:p-6 print:hidden"
    >
      <h2 id="harcamalar" className="mb-4 text-2xl font-bold wrap-anywhere">
        {text.uses}
      </h2>
      <dl className="space-y-3">
        {uses.map((use) => (
          <div key={use.title}>
            <dt className="font-bold">{use.title}</dt>
            <dd className="text-ink-soft">{use.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
