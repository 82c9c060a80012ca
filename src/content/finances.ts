import { z } from 'zod';
import { formatLira } from '#/format/lira.ts';
import { accountPart, totalOf } from './accountability.ts';
import { date, entry, line, list, optional, someOf, year } from './fields.ts';
import { firstValue } from './subject.ts';

const lira = (label: string, hint = 'Kuruşsuz: 125.000') =>
  z
    .int({ error: ({ input }) => sayAmountFault(String(input ?? '')) })
    .min(0, 'Sıfırdan küçük olamaz.')
    .meta({ title: label, description: hint, control: 'lira' });

function sayAmountFault(typed: string): string {
  if (typed === '') return 'Tutarı yazın.';
  return /[.,]\d{1,2}$/.test(typed) ? 'Kuruşsuz bir tutar olmalı.' : 'Bir tutar olmalı: 125.000 gibi.';
}

const rows = (label: string, one: string) =>
  someOf({ label, one }, entry(one, ['kind', 'amount'], { kind: line('Türü'), amount: lira('Tutarı') }));

const yearAccount = entry('Yıl', ['year'], {
  year: year('Yıl'),
  opening: lira('Önceki yıldan devir'),
  income: rows('Gelir', 'Gelir'),
  cost: rows('Gider', 'Gider'),
  closing: lira('Sonraki yıla devir', 'Devir + gelir − gider. Tutmazsa farkı söylenir.'),
  closedOn: optional(
    'Yıl kapandı: tutarları ancak ikinci bir yöneticinin onayıyla değişir',
    date('Hesabı kabul eden Genel Kurulun günü'),
  ),
});

const years = list({ label: 'Yıllar', one: 'Yıl' }, yearAccount);

const financesSchema = accountPart('Gelir ve gider', '/hesap-verme/gelir-gider', {
  entries: years
    .superRefine((all, context) => {
      all.forEach((account, index) => {
        const fault = findSumFault(account, all);
        if (fault) context.addIssue({ code: 'custom', path: [index, fault.field], message: fault.message });
      });
    })
    .meta({ ...years.meta() }),
});

export type Finances = z.infer<typeof financesSchema>;
export type YearAccount = Finances['entries'][number];

/** Says by how much a year does not close, or does not begin as the year before has ended. */
function findSumFault(
  account: YearAccount,
  all: YearAccount[],
): { field: keyof YearAccount; message: string } | undefined {
  const { year, opening, income, cost, closing } = account;
  if (all.filter((other) => other.year === year).length > 1)
    return { field: 'year', message: `${year} yılı iki kez yazılmış.` };
  const before = all.find((other) => other.year === year - 1);
  if (before && before.closing !== opening) {
    const difference = sayDifference(opening - before.closing);
    return { field: 'opening', message: `${year}: ${year - 1} yılından devreden tutardan ${difference}.` };
  }
  const left = opening + totalOf(income) - totalOf(cost);
  if (left === closing) return undefined;
  const words = `${year}: Devir ile gelirden gider çıkınca ${formatLira(left)} kalıyor`;
  return {
    field: 'closing',
    message: `${words}; sonraki yıla devir bundan ${sayDifference(closing - left)}.`,
  };
}

const sayDifference = (lira: number) => `${formatLira(Math.abs(lira))} ${lira > 0 ? 'fazla' : 'eksik'}`;

/** Lists what two people change: the years that visitors read as closed, unless all that they read are examples. */
function guardClosedYears(document: unknown, published: unknown): unknown[] {
  const [{ entries, example }, shown] = [document, published] as [Finances, Finances];
  if (shown.example !== null) return [];
  const closed = shown.entries.filter(({ closedOn }) => closedOn !== null);
  return [example, ...closed.map(({ year }) => entries.filter((account) => account.year === year))];
}

// Gelir ve gider: her yılın devri, gelirleri, giderleri. Tutarlar kuruşsuz Türk lirasıdır ve örnektir.
// Devir + gelir − gider bir sonraki yılın devri olmalıdır; tutmayan hesap siteyi açtırmaz.
const finances = firstValue(financesSchema, {
  title: 'Gelir ve gider',
  lead: 'Derneğin parası nereden geldi, nereye gitti? Yıllara ve türlerine göre, Genel Kurulun kabul ettiği hâliyle.',
  description: 'Derneğin yıllara göre gelir ve gider tabloları, devirleri ve sonradan yapılan düzeltmeler.',
  example: 'Bu sayfadaki tutarlar örnektir; gerçek bir derneğin hesabı değildir.',
  entries: [
    {
      year: 2026,
      opening: 712_400,
      income: [
        { kind: 'Bağışlar', amount: 2_140_000 },
        { kind: 'Üye aidatları', amount: 151_200 },
        { kind: 'Eğitim ve saha hizmetleri', amount: 386_000 },
        { kind: 'Kurum destekleri', amount: 420_000 },
      ],
      cost: [
        { kind: 'Arama kurtarma malzemesi', amount: 1_180_000 },
        { kind: 'Araç, yakıt ve yol', amount: 734_500 },
        { kind: 'Eğitim ve tatbikat', amount: 402_300 },
        { kind: 'Depo ve merkez giderleri', amount: 318_000 },
        { kind: 'Sigorta, vergi ve harçlar', amount: 149_700 },
      ],
      closing: 1_025_100,
      closedOn: null,
    },
    {
      year: 2025,
      opening: 655_900,
      income: [
        { kind: 'Bağışlar', amount: 1_965_000 },
        { kind: 'Üye aidatları', amount: 121_000 },
        { kind: 'Eğitim ve saha hizmetleri', amount: 294_500 },
        { kind: 'Kurum destekleri', amount: 350_000 },
      ],
      cost: [
        { kind: 'Arama kurtarma malzemesi', amount: 1_212_000 },
        { kind: 'Araç, yakıt ve yol', amount: 668_400 },
        { kind: 'Eğitim ve tatbikat', amount: 371_600 },
        { kind: 'Depo ve merkez giderleri', amount: 289_000 },
        { kind: 'Sigorta, vergi ve harçlar', amount: 133_000 },
      ],
      closing: 712_400,
      closedOn: '2026-04-18',
    },
    {
      year: 2024,
      opening: 598_300,
      income: [
        { kind: 'Bağışlar', amount: 1_610_000 },
        { kind: 'Üye aidatları', amount: 88_200 },
        { kind: 'Eğitim ve saha hizmetleri', amount: 217_400 },
        { kind: 'Kurum destekleri', amount: 260_000 },
      ],
      cost: [
        { kind: 'Arama kurtarma malzemesi', amount: 987_000 },
        { kind: 'Araç, yakıt ve yol', amount: 521_300 },
        { kind: 'Eğitim ve tatbikat', amount: 284_700 },
        { kind: 'Depo ve merkez giderleri', amount: 221_000 },
        { kind: 'Sigorta, vergi ve harçlar', amount: 104_000 },
      ],
      closing: 655_900,
      closedOn: '2025-04-19',
    },
    {
      year: 2023,
      opening: 184_600,
      income: [
        { kind: 'Bağışlar', amount: 2_870_000 },
        { kind: 'Üye aidatları', amount: 63_000 },
        { kind: 'Eğitim ve saha hizmetleri', amount: 98_500 },
        { kind: 'Kurum destekleri', amount: 540_000 },
      ],
      cost: [
        { kind: 'Arama kurtarma malzemesi', amount: 1_604_000 },
        { kind: 'Araç, yakıt ve yol', amount: 1_026_800 },
        { kind: 'Eğitim ve tatbikat', amount: 236_000 },
        { kind: 'Depo ve merkez giderleri', amount: 204_500 },
        { kind: 'Sigorta, vergi ve harçlar', amount: 86_500 },
      ],
      closing: 598_300,
      closedOn: '2024-04-20',
    },
    {
      year: 2022,
      opening: 141_200,
      income: [
        { kind: 'Bağışlar', amount: 412_000 },
        { kind: 'Üye aidatları', amount: 44_100 },
        { kind: 'Eğitim ve saha hizmetleri', amount: 71_300 },
        { kind: 'Kurum destekleri', amount: 90_000 },
      ],
      cost: [
        { kind: 'Arama kurtarma malzemesi', amount: 238_000 },
        { kind: 'Araç, yakıt ve yol', amount: 149_600 },
        { kind: 'Eğitim ve tatbikat', amount: 82_400 },
        { kind: 'Depo ve merkez giderleri', amount: 71_000 },
        { kind: 'Sigorta, vergi ve harçlar', amount: 33_000 },
      ],
      closing: 184_600,
      closedOn: '2023-04-15',
    },
  ],
});

export const financesSubject = {
  file: 'finances.ts',
  schema: financesSchema,
  value: finances,
  guarded: guardClosedYears,
};
