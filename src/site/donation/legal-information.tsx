import type { Donation } from '#/content/donation.ts';
import { formatLongDate } from '#/format/dates.ts';
import { donationText as text } from '#/i18n/tr/donation.ts';
import { FactList } from '#/ui/fact-list.tsx';
import { Paragraphs } from '#/ui/paragraphs.tsx';

export function LegalInformation({ donation }: { donation: Donation }) {
  const { identity, legalNote, collectionPermit } = donation;
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
