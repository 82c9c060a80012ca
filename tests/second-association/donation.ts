import { donationSubject as demo } from '#/content/donation.ts';
import { firstValue } from '#/content/subject.ts';
import { association } from './association.ts';

export const donation = firstValue(demo.schema, {
  beneficiary: association.name.tr,
  beneficiaryLatin: 'DENEME DAG VE SU ARAMA KURTARMA DERNEGI',
  paymentNote: 'Açıklamaya “deneme” yazın.',
  banks: [
    {
      name: 'Hiçbir Banka & Ortakları',
      // no bank has this code, nor is it the one by which the demo's accounts are known as examples
      code: '00000',
      bic: 'HICBTRT0XXX',
      accounts: [
        { currency: 'TL', branch: 'Deneme & Örnek', number: '1', iban: 'TR200000000000000000000001' },
        { currency: 'USD', branch: 'Deneme & Örnek', number: '2', iban: 'TR900000000000000000000002' },
        { currency: 'EUR', branch: 'Deneme & Örnek', number: '3', iban: 'TR630000000000000000000003' },
      ],
    },
  ],
  demoWarning: 'Bu uyarı gösterilmez.',
  legalNote: ['Deneme notu.'],
  identity: { taxOffice: 'Deneme', taxNumber: '999 999 9999', registryNumber: '99-999/999' },
  collectionPermit: {
    derbisNumber: 'D-0',
    issuedBy: 'Deneme Makamı',
    validFrom: '2030-01-01',
    validUntil: '2030-12-31',
  },
  safetyAdvice: ['Alıcı adına bakın.'],
  uses: [{ title: 'Deneme', text: 'Denemeye harcanır.' }],
});

export const donationSubject = { ...demo, value: donation };
