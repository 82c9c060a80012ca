import { bankCodeOf } from '#/format/iban.ts';
import type { Donation } from './donation.ts';

/** No bank in Türkiye has this code: an IBAN that carries it is an example. */
const demoBankCode = '99999';

export const isDemoAccount = (iban: string): boolean => bankCodeOf(iban) === demoBankCode;

export const hasDemoAccounts = ({ banks }: Donation): boolean =>
  banks.some(({ accounts }) => accounts.some(({ iban }) => isDemoAccount(iban)));
