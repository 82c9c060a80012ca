import type { ReactNode } from 'react';
import { compactIban, formatIban } from '#/format/iban.ts';
import { donationText as text } from '#/i18n/tr/donation.ts';
import { CopyButton, type CopyWords } from '#/ui/copy-button.tsx';

export function AccountIban({
  heading,
  iban,
  copy,
}: {
  heading: ReactNode;
  iban: string;
  copy: { label: string; said: string; words?: CopyWords };
}) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {heading}
        <CopyButton value={compactIban(iban)} {...copy} />
      </div>
      <p className="-mx-2 mt-2 rounded-md bg-snow-100 px-1.5 py-2 md:mx-0 md:px-4 print:mx-0 print:mt-0 print:p-0">
        <span className="block text-xs font-semibold">{text.iban}</span>{' '}
        {/* it breaks between the groups only, and on a phone it need not break at all */}
        <span
          translate="no"
          className="font-mono text-[0.8125rem] font-semibold tabular-nums min-[22.5rem]:text-[0.875rem] min-[24rem]:text-[0.9375rem] sm:text-lg lg:text-base xl:text-lg print:text-sm"
        >
          {formatIban(iban)}
        </span>
      </p>
    </>
  );
}

/**
 * Words to be written letter by letter into a bank's form, beside a button that copies them. They are set in the face
 * of the IBANs, in which no letter looks like another.
 */
export function ExactWords({
  label,
  words,
  lang,
  copy,
}: {
  label: string;
  words: string;
  /** Where it is not the page's. */
  lang?: 'tr';
  copy: { label: string; said: string; words?: CopyWords };
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-[1_1_10rem]">
        <span className="block text-sm text-ink-soft">{label}</span>{' '}
        <strong
          lang={lang}
          translate="no"
          className="block font-mono text-[0.9375rem] leading-snug wrap-anywhere md:text-base print:text-sm"
        >
          {words}
        </strong>
      </p>
      <CopyButton value={words} {...copy} />
    </div>
  );
}
