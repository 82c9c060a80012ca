import { expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { changeIban } from '../../../tests/support/accounts.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { mailNoticesOf } from './due-work.ts';

const mail = { url: 'smtp://localhost', from: 'panel@example.org', alertsTo: 'baskan@example.org' };

describeEachDatabase('what every admin is told', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const sent: { to: string; subject: string; text: string }[] = [];
    let isDown = false;
    const mailer = {
      async send(letter: (typeof sent)[number]) {
        if (isDown) throw new Error('away');
        sent.push(letter);
      },
    };
    const parts = {
      ...app.parts,
      mailer,
      config: { ...app.parts.config, mail, siteUrl: 'https://ornek.example' },
    };
    const look = mailNoticesOf(parts);
    return {
      app,
      sent,
      look,
      breakDown(is: boolean) {
        isDown = is;
      },
      ayse: await app.signedIn('ayse'),
    };
  }

  test('goes once to the addresses of the operator, with who did it and where to look', async () => {
    const { ayse, sent, look } = await open();
    await look();
    expect(sent).toEqual([]);
    await changeIban(ayse);
    await look();
    await look();
    expect(sent).toEqual([
      {
        to: mail.alertsTo,
        subject: `${association.name.short}: Panelde bilmeniz gereken bir değişiklik`,
        text: expect.stringMatching(
          /^ayse, bağış hesaplarını değiştirmek istiyor .*https:\/\/ornek\.example\/adminpanel$/s,
        ),
      },
    ]);
  });

  test('is sent again while the mail server is away, for a day', async () => {
    const { app, ayse, sent, look, breakDown } = await open();
    breakDown(true);
    await changeIban(ayse);
    await expect(look()).rejects.toThrow('away');
    breakDown(false);
    app.clock.forward({ hours: 23 });
    await look();
    expect(sent).toHaveLength(1);
    breakDown(true);
    await changeIban(await app.signedIn('ayse'), { iban: 'TR529999900000000033000002' });
    await expect(look()).rejects.toThrow('away');
    breakDown(false);
    app.clock.forward({ hours: 25 });
    await look();
    expect(sent).toHaveLength(1);
  });
});
