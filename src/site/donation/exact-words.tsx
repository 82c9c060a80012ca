import { CopyButton, type CopyWords } from '#/ui/copy-button.tsx';

/**
 * What has to be written letter by letter into a bank's form, beside a button that copies it. It is set in the face of
 * the IBANs, in which no letter looks like another.
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
