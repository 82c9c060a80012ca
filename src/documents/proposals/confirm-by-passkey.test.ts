import { expect, test } from 'vitest';
import { acts } from '#/staff/passkeys/schema.ts';
import {
  changeIban,
  documents,
  otherIban,
  passwordOfSecond,
  shows,
  signInSecondAdmin,
  thirdIban,
} from '../../../tests/support/accounts.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import type { Authenticator } from '../../../tests/support/authenticator.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { enrol, passkeyCalls } from '../../../tests/support/passkeys.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';

interface Which {
  id: number;
  version: number;
}

async function answer(person: Visitor, device: Authenticator, act: string) {
  const asked = await person.post(`${passkeyCalls}/challenge`, { act });
  return device.get(await asked.json());
}

const confirm = (person: Visitor, { id, version }: Which, passkey: object) =>
  person.post(`${documents}/${id}/proposal/confirm-by-passkey`, { version, passkey });

describeEachDatabase('a passkey that confirms a change of the bank accounts', (fresh) => {
  test('is asked about this very change, and is the second person’s own', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const zeynep = await signInSecondAdmin(app);
    const own = await enrol(zeynep, passwordOfSecond);
    const others = await enrol(ayse, 'ayse');
    const proposed = await changeIban(ayse);
    const act = acts.confirmAccounts(proposed);
    const later = acts.confirmAccounts({ ...proposed, version: proposed.version + 1 });

    expect((await confirm(ayse, proposed, await answer(ayse, others.device, act))).status).toBe(403);
    const wrong = [
      await answer(zeynep, others.device, act),
      await answer(zeynep, own.device, later),
      await answer(zeynep, own.device, acts.add),
    ];
    for (const passkey of wrong) expect((await confirm(zeynep, proposed, passkey)).status).toBe(400);
    expect(await shows(app, otherIban)).toBe(false);

    const right = await answer(zeynep, own.device, act);
    expect((await confirm(zeynep, proposed, right)).status).toBe(204);
    expect(await shows(app, otherIban)).toBe(true);
    const next = await changeIban(ayse, { iban: thirdIban });
    expect((await confirm(zeynep, next, right)).status).toBe(400);
  });
});
