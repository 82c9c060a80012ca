import { z } from 'zod';
import { bankCodeOf, isIban } from '#/format/iban.ts';
import { words } from './text.ts';

const currencies = ['TL', 'USD', 'EUR'] as const;

const date = z.iso.date('is not a date, YYYY-MM-DD');

const account = z.strictObject({
  currency: z.enum(currencies, 'is not TL, USD or EUR'),
  branch: words,
  number: words,
  /** Stored without spaces; the page shows it in groups of four. */
  iban: z.string().regex(/^\S*$/, 'holds a space: write the IBAN without spaces'),
});

const bank = z
  .strictObject({
    name: words,
    /** Digits 5 to 9 of every IBAN of this bank. */
    code: z.string().regex(/^\d{5}$/, 'is not five digits'),
    bic: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'is not a BIC of 8 or 11 characters'),
    accounts: z.array(account).length(3, 'must have three accounts: TL, USD and EUR'),
  })
  .superRefine(({ name, code, accounts }, context) => {
    accounts.forEach(({ iban, currency }, index) => {
      const fault = findIbanFault(iban, code);
      if (!fault) return;
      context.addIssue({
        code: 'custom',
        path: ['accounts', index, 'iban'],
        message: `the IBAN "${iban}" of ${name} ${currency} ${fault}`,
        params: { namesItsField: true },
      });
    });
  });

export const donationSchema = z.strictObject({
  beneficiary: words,
  beneficiaryLatin: z
    .string()
    .regex(/^[A-Z0-9 .]{2,70}$/, 'may hold only capital letters A-Z, digits, spaces and full stops'),
  paymentNote: words,
  banks: z.array(bank).min(1, 'has no bank'),
  demoWarning: words,
  legalNote: z.array(words).min(1, 'has no paragraph'),
  identity: z.strictObject({ taxOffice: words, taxNumber: words, registryNumber: words }),
  /** The permit to collect aid (Law 2860). While there is none, null. */
  collectionPermit: z
    .strictObject({ derbisNumber: words, issuedBy: words, validFrom: date, validUntil: date })
    .nullable(),
  safetyAdvice: z.array(words),
  uses: z.array(z.strictObject({ title: words, text: words })),
});

export type Donation = z.infer<typeof donationSchema>;
export type Bank = Donation['banks'][number];
export type BankAccount = Bank['accounts'][number];

function findIbanFault(iban: string, bankCode: string): string | undefined {
  if (!isIban(iban)) return 'fails its check digits (MOD 97)';
  if (bankCodeOf(iban) !== bankCode) return `belongs to bank code ${bankCodeOf(iban)}, not ${bankCode}`;
  return undefined;
}
