// Bağış sayfası: banka hesapları ve yasal not. IBAN’ları boşluksuz yazın.
// Yanlış yazılan bir IBAN siteyi açtırmaz: kontrol basamakları (MOD 97) tutmak zorundadır.
// 99999 kodlu hesaplar örnektir; hiçbir bankaya ait değildir.
import { association } from './association.ts';
import { type Donation, donationSchema } from './schemas/donation.ts';
import type { Subject } from './schemas/subject.ts';

export const donation: Donation = {
  beneficiary: association.name.tr,
  // Yurt dışından gönderimlerde kullanılan yazılış: yalnız A-Z harfleri.
  beneficiaryLatin: 'KUTUP YILDIZI ARAMA KURTARMA DERNEGI',
  paymentNote:
    'Açıklama alanına “bağış” sözcüğünü, adınızı ve soyadınızı yazın. Alındı belgesi istiyorsanız dekontunuzu bize e-postayla gönderin.',

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
};

export const donationSubject: Subject = { file: 'donation.ts', schema: donationSchema, value: donation };
