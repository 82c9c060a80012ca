import type { Donation } from '#/content/schemas/donation.ts';
import { donationText as text } from '#/i18n/tr/donation.ts';
import { CopyButton } from '#/ui/copy-button.tsx';

export function Beneficiary({ donation }: { donation: Donation }) {
  return (
    <section
      aria-label={text.beneficiary}
      className="rounded-card border-l-4 border-signal-500 bg-white p-4 shadow-card md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>
          <span className="block text-sm text-ink-soft">{text.beneficiary}</span>
          <strong translate="no" className="text-xl leading-tight md:text-2xl">
            {donation.beneficiary}
          </strong>
        </p>
        <CopyButton value={donation.beneficiary} label={text.copyBeneficiary} said={text.beneficiaryCopied} />
      </div>
      <dl className="mt-4 grid gap-x-10 gap-y-3 border-t border-snow-200 pt-4 lg:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">{text.beneficiaryAbroad}</dt>
          <dd translate="no" className="font-semibold wrap-anywhere">
            {donation.beneficiaryLatin}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{text.paymentNote}</dt>
          <dd>{donation.paymentNote}</dd>
        </div>
      </dl>
    </section>
  );
}
