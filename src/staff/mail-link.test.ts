import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import type { PasswordLink, Person } from './answers.server.ts';

const siteUrl = 'http://localhost:3000';
const email = 'deniz@example.org';

describeEachDatabase('a link by e-mail', (fresh) => {
  const open = async (url: string | undefined) =>
    openTestApp(await fresh(), url ? { siteUrl, mail: { url, from: 'Panel <panel@example.org>' } } : {});

  async function invite(url: string | undefined) {
    const app = await open(url);
    const ayse = await app.signedIn('ayse');
    const answer = await ayse.post('/api/admin/staff/invitations', { username: 'deniz', role: 'media' });
    const { person, link } = (await answer.json()) as { person: Person; link: PasswordLink };
    const send = async (mail: object, id = person.id) => {
      const sent = await ayse.post(`/api/admin/staff/${id}/link/mail`, mail);
      return [sent.status, sent.status === 204 ? '' : await sent.json()];
    };
    return { app, link, send };
  }

  test('reaches whom it is for, and opens', async () => {
    const { url, received } = await startMailServer();
    const { app, link, send } = await invite(url);
    expect(link.canMail).toBe(true);
    expect(await send({ token: link.token, email })).toEqual([204, '']);
    expect(received).toMatchObject([{ to: email }]);
    const [, token] = /\/admin-password#([\w-]{43})/.exec(received[0]?.message ?? '') ?? [];
    expect(received[0]?.message).toContain('Kullanıcı adınız: deniz');
    expect(received[0]?.message).toContain(`${siteUrl}/admin-password#`);
    const look = await app.visitor().post('/api/admin/password-link/look', { token });
    expect(look.status).toBe(200);
    const { db } = app.parts.database;
    const row = await db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'staff.mail-link')
      .executeTakeFirst();
    expect(row).toMatchObject({ username: 'ayse', subjectTitle: 'deniz' });
    expect(JSON.parse(row?.change ?? '')).toEqual({ email: { after: email } });
  });

  test('that the mail server does not take is reported, and the link stays as it is', async () => {
    const { url, received } = await startMailServer({ refuses: true });
    const { app, link, send } = await invite(url);
    const notSent = { message: 'E-posta gönderilemedi. Bağlantıyı kopyalayıp başka bir yoldan iletin.' };
    expect(await send({ token: link.token, email })).toEqual([502, notSent]);
    expect(received).toEqual([]);
    const look = await app.visitor().post('/api/admin/password-link/look', { token: link.token });
    expect(look.status).toBe(200);
  });

  test('is sent for no other person, no link that is not open, and to no address that is none', async () => {
    const { url, received } = await startMailServer();
    const { link, send } = await invite(url);
    expect((await send({ token: link.token, email }, 1))[0]).toBe(404);
    expect((await send({ token: 'x'.repeat(43), email }))[0]).toBe(404);
    for (const wrong of ['deniz', 'a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org', ''])
      expect(await send({ token: link.token, email: wrong })).toMatchObject([
        400,
        { fields: { email: 'Geçerli bir e-posta adresi yazın' } },
      ]);
    expect(received).toEqual([]);
  });

  test('is not offered where no mail server is set', async () => {
    const { link, send } = await invite(undefined);
    expect(link).not.toHaveProperty('canMail');
    expect((await send({ token: link.token, email }))[0]).toBe(404);
  });
});
