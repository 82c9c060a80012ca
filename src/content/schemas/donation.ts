import { z } from 'zod';
import { bankCodeOf, isIban } from '#/format/iban.ts';
import {
  choice,
  date,
  document,
  exactly,
  group,
  line,
  lines,
  list,
  optional,
  paragraphs,
  prose,
  someOf,
} from './fields.ts';

const account = group('Hesap', {
  currency: choice('Para birimi', { TL: 'TL', USD: 'USD', EUR: 'EUR' }),
  branch: line('Şube'),
  number: line('Hesap numarası'),
  /** Stored without spaces; the page shows it in groups of four. */
  iban: z.string().regex(/^\S*$/, 'IBAN boşluksuz yazılır.').meta({
    title: 'IBAN',
    description: 'Boşluksuz. Sayfada dörderli gruplar hâlinde görünür.',
    control: 'iban',
  }),
});

const bank = group('Banka', {
  name: line('Bankanın adı'),
  code: z
    .string()
    .regex(/^\d{5}$/, 'Beş rakam olmalı.')
    .meta({ title: 'Banka kodu', description: 'Bu bankanın bütün IBAN’larının 5.-9. rakamları.' }),
  bic: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, '8 ya da 11 harf ve rakam olmalı.')
    .meta({ title: 'BIC (SWIFT)' }),
  accounts: exactly(
    3,
    { label: 'Hesaplar', one: 'Hesap', rule: 'TL, USD ve EUR olmak üzere üç hesap olmalı.' },
    account,
  ),
})
  .superRefine(({ name, code, accounts }, context) => {
    accounts.forEach(({ iban, currency }, index) => {
      const fault = findIbanFault(iban, code);
      if (!fault) return;
      const message = `${name} ${currency} hesabının IBAN’ı (${iban}) ${fault}`;
      context.addIssue({ code: 'custom', path: ['accounts', index, 'iban'], message });
    });
  })
  .meta({ title: 'Banka' });

export const donationSchema = document('Bağış ve banka hesapları', '/donate', {
  beneficiary: line('Alıcı adı', 'Derneğin bankadaki tam adı.'),
  beneficiaryLatin: z
    .string()
    .regex(/^[A-Z0-9 .]{2,70}$/, 'Yalnız A-Z büyük harfleri, rakam, boşluk ve nokta içerebilir.')
    .meta({
      title: 'Yurt dışından gönderimde alıcı adı',
      description: 'Türkçe harfler olmadan, büyük harflerle.',
    }),
  paymentNote: prose('Açıklama alanına ne yazılsın?'),
  banks: someOf({ label: 'Bankalar', one: 'Banka' }, bank),
  demoWarning: prose('Örnek hesap uyarısı', 'Yalnız örnek IBAN’lar varken görünür.'),
  legalNote: paragraphs('Yasal not'),
  identity: group('Dernek kimliği', {
    taxOffice: line('Vergi dairesi'),
    taxNumber: line('Vergi numarası'),
    registryNumber: line('Kütük numarası'),
  }),
  /** The permit to collect aid (Law 2860). While there is none, null. */
  collectionPermit: optional(
    'Yardım toplama izni',
    group('Yardım toplama izni', {
      derbisNumber: line('İzin numarası'),
      issuedBy: line('İzni veren makam'),
      validFrom: date('Başladığı gün'),
      validUntil: date('Bittiği gün'),
    }).refine(({ validFrom, validUntil }) => validFrom <= validUntil, {
      path: ['validUntil'],
      error: 'Başladığı günden önce bitemez.',
    }),
  ),
  safetyAdvice: lines('Güvenlik uyarıları', 'Her uyarı bir satıra.'),
  uses: list(
    { label: 'Bağışlar nereye gider?', one: 'Kullanım' },
    group('Kullanım', { title: line('Başlık'), text: prose('Metin') }),
  ),
});

export type Donation = z.infer<typeof donationSchema>;

/** Where money goes, and what permits it: two people change these (docs/decisions/019). */
export const accountFields = [
  'beneficiary',
  'beneficiaryLatin',
  'banks',
  'collectionPermit',
] as const satisfies readonly (keyof Donation)[];

export type Bank = Donation['banks'][number];
export type BankAccount = Bank['accounts'][number];

function findIbanFault(iban: string, bankCode: string): string | undefined {
  if (!isIban(iban)) return 'yanlış yazılmış: kontrol basamakları (MOD 97) tutmuyor.';
  if (bankCodeOf(iban) !== bankCode)
    return `${bankCode} kodlu bankanın değil, ${bankCodeOf(iban)} kodlu bankanın.`;
  return undefined;
}
