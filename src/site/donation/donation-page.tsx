import { Printer } from 'lucide-react';
import { useContent } from '#/content/content-context.ts';
import type { Reads } from '#/content/content-source.ts';
import { hasDemoAccounts } from '#/content/demo-accounts.ts';
import { deskEmail } from '#/content/desk-email.ts';
import type { Donation } from '#/content/donation.ts';
import { donationText as text } from '#/i18n/tr/donation.ts';
import type { Page } from '#/render/page.ts';
import { CopyStatus } from '#/ui/copy-button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { AdviceAndUses } from './advice-and-uses.tsx';
import { BankCard } from './bank-card.tsx';
import { LegalInformation } from './legal-information.tsx';

/** Printed, it is a card of the accounts on one sheet; what does not belong on it is hidden there. */
export function donationPage({
  content: { donation, headings },
  siteUrl,
}: Reads<'donation' | 'headings'> & { siteUrl: string | undefined }): Page {
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
            <LegalInformation donation={donation} />
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
