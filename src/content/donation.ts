import { z } from 'zod';
import { bankCodeOf, isIban } from '#/format/iban.ts';
import { association } from './association.ts';
import {
  choice,
  date,
  document,
  entry,
  firstDay,
  group,
  line,
  lines,
  list,
  optional,
  paragraphs,
  prose,
  someOf,
} from './fields.ts';
import { firstValue } from './subject.ts';

const account = entry('Hesap', ['currency', 'branch'], {
  currency: choice('Para birimi', { TL: 'TL', USD: 'USD', EUR: 'EUR' }),
  branch: line('Şube'),
  number: line('Hesap numarası'),
  /** Stored without spaces; the page shows it in groups of four. */
  iban: z.string().regex(/^\S*$/, 'IBAN boşluksuz yazılır.').meta({
    title: 'IBAN',
    description: 'Boşluklu ya da küçük harfle de yazabilirsiniz; sayfada dörderli gruplar hâlinde görünür.',
    control: 'iban',
  }),
});

const bank = group('Banka', {
  name: line('Bankanın adı'),
  /** Read from the IBANs when it is saved. */
  code: z.string().meta({ title: 'Banka kodu', control: 'bankCode', from: 'accounts' }),
  bic: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, '8 ya da 11 harf ve rakam olmalı.')
    .meta({ title: 'BIC (SWIFT)' }),
  accounts: someOf({ label: 'Hesaplar', one: 'Hesap' }, account).max(
    3,
    'En çok üç hesap olabilir: TL, USD ve EUR.',
  ),
})
  .superRefine(({ name, code, accounts }, context) => {
    accounts.forEach(({ iban, currency }, index) => {
      const refuse = (field: 'currency' | 'iban', message: string) =>
        context.addIssue({ code: 'custom', path: ['accounts', index, field], message });
      const others = accounts.slice(0, index);
      if (others.some((other) => other.currency === currency))
        refuse(
          'currency',
          `${name} için iki ${currency} hesabı var: TL, USD ve EUR hesapları birer tane olmalı.`,
        );
      const own = `${name} ${currency} hesabının IBAN’ı (${iban})`;
      const mistyped = findIbanFault(iban);
      if (mistyped) refuse('iban', mistyped);
      else if (others.some((other) => other.iban === iban))
        refuse('iban', `${own} başka bir hesapta da yazılı.`);
      else if (bankCodeOf(iban) !== code)
        refuse('iban', `${own} ${code} kodlu bankanın değil, ${bankCodeOf(iban)} kodlu bankanın.`);
    });
  })
  .meta({ title: 'Banka' });

const donationSchema = document('Bağış ve banka hesapları', '/donate', {
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
      validFrom: firstDay('Başladığı gün', 'validUntil'),
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

/** Fields of where money goes, and of what permits it: two people change these (docs/decisions/019). */
const accountFields = [
  'beneficiary',
  'beneficiaryLatin',
  'banks',
  'collectionPermit',
] as const satisfies readonly (keyof Donation)[];

export type Bank = Donation['banks'][number];
export type BankAccount = Bank['accounts'][number];

/** Says in words for people what is wrong with what was typed. */
function findIbanFault(iban: string): string | undefined {
  if (iban === '') return 'IBAN’ı yazın.';
  if (iban.length !== 26) return `IBAN 26 karakter olmalı; ${iban.length} yazdınız.`;
  if (!iban.startsWith('TR')) return 'IBAN TR ile başlamalı.';
  if (isIban(iban)) return undefined;
  return 'Bu IBAN yanlış: bir rakam eksik ya da yer değiştirmiş. Bankadan gelen yazıyla karşılaştırın.';
}

// Bağış sayfası: banka hesapları ve yasal not. IBAN’ları boşluksuz yazın.
// Yanlış yazılan bir IBAN siteyi açtırmaz: uzunluğuna ve kontrol basamaklarına bakılır.
// 99999 kodlu hesaplar örnektir; hiçbir bankaya ait değildir.
export const donation = firstValue(donationSchema, {
  beneficiary: association.name.tr,
  // Yurt dışından gönderimlerde kullanılan yazılış: yalnız A-Z harfleri.
  beneficiaryLatin: 'KUTUP YILDIZI ARAMA KURTARMA DERNEGI',
  paymentNote:
    'Açıklama alanına “bağış” sözcüğünü, adınızı ve soyadınızı yazın. Bankanın dekontu ya da hesap özeti alındı belgesi yerine geçer (5253 sayılı Dernekler Kanunu, m. 11); bize göndermeniz gerekmez.',

  banks: [
    {
      name: 'Birinci Banka',
      code: '99999',
      bic: 'ORBATRT0XXX',
      accounts: [
        {
          currency: 'TL',
          branch: 'Örnek Şubesi (001)',
          number: '11000001',
          iban: 'TR159999900000000011000001',
        },
        {
          currency: 'USD',
          branch: 'Örnek Şubesi (001)',
          number: '11000002',
          iban: 'TR859999900000000011000002',
        },
        {
          currency: 'EUR',
          branch: 'Örnek Şubesi (001)',
          number: '11000003',
          iban: 'TR589999900000000011000003',
        },
      ],
    },
    {
      name: 'İkinci Banka',
      code: '99999',
      bic: 'ORIKTRT0XXX',
      accounts: [
        {
          currency: 'TL',
          branch: 'Deneme Şubesi (002)',
          number: '22000001',
          iban: 'TR479999900000000022000001',
        },
        {
          currency: 'USD',
          branch: 'Deneme Şubesi (002)',
          number: '22000002',
          iban: 'TR209999900000000022000002',
        },
        {
          currency: 'EUR',
          branch: 'Deneme Şubesi (002)',
          number: '22000003',
          iban: 'TR909999900000000022000003',
        },
      ],
    },
  ],

  demoWarning: 'Bu hesaplar örnektir. Lütfen para göndermeyin.',

  legalNote: [
    'Bu sayfa, derneğimize kendi isteğiyle bağışta bulunmak isteyenler için hesap bilgilerini gösterir. Bağışlar 5253 sayılı Dernekler Kanunu uyarınca banka aracılığıyla veya alındı belgesi karşılığında kabul edilir ve dernek defterlerine işlenir.',
    '2860 sayılı Yardım Toplama Kanunu kapsamında bir kampanya yürütüldüğünde izni veren makam, izin numarası ve izin süresi bu sayfada ayrıca gösterilir.',
  ],
  identity: {
    taxOffice: 'Örnek Vergi Dairesi',
    taxNumber: '000 000 0000',
    registryNumber: '34-000/000',
  },
  // Yardım toplama izni alındığında null yerine şunu yazın:
  // { derbisNumber: '…', issuedBy: 'İstanbul Valiliği', validFrom: '2027-01-01', validUntil: '2027-12-31' }
  collectionPermit: null,

  safetyAdvice: [
    'Alıcı adının derneğin tam adı olduğunu bankanızın ekranında görün.',
    'Derneğimiz telefonla, kısa mesajla veya kapıda bağış istemez; kart bilgisi sormaz.',
    'Hesap bilgilerini yalnız bu sayfadan alın. Başka bir yerde farklı bir IBAN görürseniz bize haber verin.',
  ],
  uses: [
    {
      title: 'Malzeme',
      text: 'Baret, ip, sedye, telsiz ve dinleme cihazı gibi arama kurtarma malzemesinin alımı, bakımı ve yenilenmesi.',
    },
    {
      title: 'Eğitim',
      text: 'TAE, AKT 1 ve AKT 2 eğitimlerinin alan, malzeme ve sigorta giderleri.',
    },
    {
      title: 'Görev',
      text: 'Göreve çıkan ekiplerin yakıt, yol, yiyecek ve haberleşme giderleri.',
    },
  ],
});

export const donationSubject = {
  file: 'donation.ts',
  schema: donationSchema,
  value: donation,
  guarded: accountFields,
};
