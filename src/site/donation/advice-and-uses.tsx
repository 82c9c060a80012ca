import type { Donation } from '#/content/donation.ts';
import { donationText as text } from '#/i18n/tr/donation.ts';
import { BulletList } from '#/ui/bullet-list.tsx';

/** An editor may leave out either, or both. */
export function AdviceAndUses({ donation: { safetyAdvice, uses } }: { donation: Donation }) {
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
