import { bankCodeOf } from '#/format/iban.ts';
import type { Donation } from './donation.ts';

/** No bank in Türkiye has this code: an IBAN that carries it is an example. */
const demoBankCode = '99999';

export function hasDemoAccounts({ banks }: Donation): boolean {
  return banks.some(({ accounts }) => accounts.some(({ iban }) => bankCodeOf(iban) === demoBankCode));
}
