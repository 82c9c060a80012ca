import { expect, test } from 'vitest';
import type { z } from 'zod';
import { publicationChangeSchema } from '#/collections/calls.server.ts';
import {
  confirmationSchema,
  passkeyConfirmationSchema,
  seenSchema,
  withdrawalSchema,
} from '#/documents/proposals/schema.ts';
import { documentDraftSchema, publicationSchema, undoSchema } from '#/documents/schema.ts';
import { uploadBeginSchema } from '#/media/resumable/api.server.ts';
import { cutSchema, mediaAddressSchema, mediaChangeSchema, mediaDeletionSchema } from '#/media/schema.ts';
import { newsDraftSchema } from '#/news/schema.ts';
import { operationDraftSchema } from '#/operations/schema.ts';
import { photoBatchSchema, photoDraftSchema, photoOrderSchema } from '#/photos/schema.ts';
import { parkedDraftSchema } from '#/staff/parked/api.server.ts';
import { actSchema, assertionSchema, newPasskeySchema, proofSchema } from '#/staff/passkeys/schema.ts';
import {
  invitationSchema,
  newPasswordSchema,
  ownNameSchema,
  personDraftSchema,
  personUpdateSchema,
} from '#/staff/people-schema.ts';
import { presenceSchema } from '#/staff/presence/api.server.ts';
import { remarkSchema, remarksEndSchema } from '#/staff/remarks/api.server.ts';
import {
  codeSchema,
  linkMailSchema,
  linkTokenSchema,
  passwordChangeSchema,
  passwordChoiceSchema,
  signInSchema,
  typedPasswordSchema,
} from '#/staff/schema.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { staffCalls } from '../../tests/support/doors.ts';
import { domains } from './calls.ts';
import { collections } from './stores.ts';

const news = { title: 'a', excerpt: 'b', content: 'c', category: 'Duyuru' };
const operation = { title: 'a', description: 'b', location: 'c', date: '2026-02-28', status: 'active' };
const form = { subject: 'news', item: 1, holder: 'a' };
const document = { version: 1, value: { title: 'a' }, published: false };
const passwords = { currentPassword: 'Eski-Rota-1', newPassword: 'Yeni-Rota-88' };
const mail = { token: 'a'.repeat(43), email: 'deniz@example.org' };
const choice = { token: 'a'.repeat(43), newPassword: passwords.newPassword };
const person = { username: 'deniz', role: 'media', password: 'Yeni-Rota-88' };

const [bytes, type] = ['AAAA', 'public-key'];
const assertion = {
  ...{ id: bytes, rawId: bytes, type },
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
};
const newPasskey = {
  name: 'Telefon',
  passkey: { ...assertion, response: { clientDataJSON: bytes, attestationObject: bytes } },
};

/** Every call that takes a body of JSON, with a body it takes. */
const calls: [method: string, path: string, schema: z.ZodObject, good: object][] = [
  ['POST', '/api/news', newsDraftSchema, news],
  ['PUT', '/api/news/1', newsDraftSchema, news],
  ['POST', '/api/operations', operationDraftSchema, operation],
  ['PUT', '/api/operations/1', operationDraftSchema, operation],
  ['PUT', '/api/admin/news/1/publication', publicationChangeSchema, { published: true, version: 1 }],
  ['PUT', '/api/admin/operations/1/publication', publicationChangeSchema, { published: true, version: 1 }],
  ['POST', '/api/photos', photoDraftSchema, { title: 'a', imageUrl: '/media/a.jpg' }],
  ['PUT', '/api/photos/1', photoDraftSchema, { title: 'a', imageUrl: '/media/a.jpg' }],
  [
    'POST',
    '/api/admin/photos/bulk',
    photoBatchSchema,
    { photos: [{ title: 'a', imageUrl: '/media/a.jpg' }] },
  ],
  ['PUT', '/api/admin/photos/order', photoOrderSchema, { moves: [{ id: 1, place: 'first' }] }],
  ['POST', '/api/admin/presence', presenceSchema, form],
  ['POST', '/api/admin/presence/leave', presenceSchema, form],
  ['POST', '/api/admin/parked', parkedDraftSchema, { kind: 'news', values: { title: 'a' } }],
  ['POST', '/api/admin/remarks', remarkSchema, { kind: 'news', item: 1, to: 'mert', words: 'a' }],
  ['PUT', '/api/admin/remarks/ended', remarksEndSchema, { ids: [1], isEnded: true }],
  ['PUT', '/api/admin/documents/1', documentDraftSchema, document],
  ['POST', '/api/admin/documents/publish', publicationSchema, { documents: [{ id: 1, version: 1 }] }],
  ['POST', '/api/admin/documents/undo', undoSchema, { documents: [{ id: 1, version: 1 }] }],
  ['POST', '/api/media/from-url', mediaAddressSchema, { url: 'https://example.org/a.jpg' }],
  ['POST', '/api/media/1/cut', cutSchema, { turn: 90, crop: { left: 0, top: 0, width: 50, height: 50 } }],
  ['POST', '/api/media/uploads', uploadBeginSchema, { name: 'a.jpg', size: 9 }],
  ['DELETE', '/api/media/delete', mediaDeletionSchema, { fileIds: [1] }],
  ['PUT', '/api/media/1', mediaChangeSchema, { altText: 'a' }],
  ['POST', '/api/admin/login', signInSchema, { username: 'ayse', password: 'Dag-Yolu-1' }],
  ['POST', '/api/admin/second-factor/begin', typedPasswordSchema, { password: person.password }],
  ['POST', '/api/admin/second-factor/finish', codeSchema, { code: '123456' }],
  ['POST', '/api/admin/second-factor/off', typedPasswordSchema, { password: person.password }],
  ['POST', '/api/admin/login/passkey', assertionSchema, assertion],
  ['POST', '/api/admin/passkeys/challenge', actSchema, { act: 'add a passkey' }],
  ['POST', '/api/admin/passkeys/begin', proofSchema, { password: person.password }],
  ['POST', '/api/admin/passkeys/finish', newPasskeySchema, newPasskey],
  ['POST', '/api/admin/passkeys/1/remove', proofSchema, { password: person.password }],
  ['POST', '/api/admin/passkeys/recovery-codes', proofSchema, { password: person.password }],
  ['POST', '/api/admin/change-password', passwordChangeSchema, passwords],
  ['POST', '/api/admin/staff', personDraftSchema, person],
  ['POST', '/api/admin/staff/invitations', invitationSchema, { username: 'deniz', role: 'media' }],
  ['POST', '/api/admin/staff/1/link/mail', linkMailSchema, mail],
  ['POST', '/api/admin/password-link/look', linkTokenSchema, { token: 'a'.repeat(43) }],
  ['POST', '/api/admin/password-link/use', passwordChoiceSchema, choice],
  ['PUT', '/api/admin/staff/1', personUpdateSchema, { role: 'media' }],
  ['PUT', '/api/admin/name', ownNameSchema, { displayName: 'Deniz' }],
  ['PUT', '/api/admin/staff/1/password', newPasswordSchema, { password: person.password }],
  ['POST', '/api/admin/documents/proposals/seen', seenSchema, { notice: 1 }],
  [
    'POST',
    '/api/admin/documents/1/proposal/confirm',
    confirmationSchema,
    { version: 2, password: person.password },
  ],
  [
    'POST',
    '/api/admin/documents/1/proposal/confirm-by-passkey',
    passkeyConfirmationSchema,
    { version: 2, passkey: assertion },
  ],
  ['POST', '/api/admin/documents/1/proposal/withdraw', withdrawalSchema, { version: 2 }],
];

const withoutBody = [
  '/api/media/upload',
  '/operations/import',
  '/restore',
  '/sessions',
  '/link',
  '/finish',
  '/release-place',
];

const wrongKinds = [
  5,
  -1.5,
  1e300,
  'evet',
  '1',
  true,
  null,
  {},
  { a: 1 },
  [],
  [5],
  [null],
  [['a']],
  ['javascript:x'],
];

/** How a sentence may name the field. */
const words: Record<string, RegExp> = {
  ...{ title: /Başlık/, excerpt: /Özet/, content: /İçerik/, category: /Kategori/, imageUrl: /Görsel adresi/ },
  ...{ images: /Ek görsel|Görsel adresi/, published: /Yayınla/, version: /Sürüm/, description: /Açıklama/ },
  ...{
    location: /Konum/,
    date: /Tarih/,
    status: /Durum/,
    type: /türü|Geçiş anahtarı/,
    rescuedCount: /Kurtarılan/,
  },
  ...{ volunteerCount: /Gönüllü/, operationId: /operasyon/, url: /adres/, fileIds: /Silinecek görseller/ },
  ...{ name: /Dosya adı|bir ad/, size: /boyut/, district: /ilçe/, isPlaceHeld: /Tam yer/ },
  ...{ force: /silinsin/, originalName: /Dosya adı/, altText: /Açıklama/, credit: /Fotoğrafı çeken/ },
  ...{
    publishAt: /Yayın zamanı/,
    isPlan: /Zamanla/,
    consentNote: /Onay notu/,
    focusX: /Odak/,
    focusY: /Odak/,
    isHidden: /yayında/,
    username: /Kullanıcı adı/,
    displayName: /^Ad /,
  },
  ...{ password: /Şifre|şifre/, currentPassword: /Mevcut şifre/, newPassword: /Yeni şifre/, role: /Rol/ },
  ...{ code: /kodu/, passkey: /[Gg]eçiş anahtarı/, act: /işlem/, response: /Cihazın yanıtı|Geçiş anahtarı/ },
  ...{ id: /Geçiş anahtarı/, rawId: /Geçiş anahtarı/ },
  isDisabled: /durumu/,
  ...{ turn: /alanı|Kesilecek|görsel/, crop: /alanı|Kesilecek|görsel/ },
  token: /[Bb]ağlantı/,
  notice: /Bildirim/,
  email: /e-posta/,
  ...{ subject: /Bölüm/, item: /Kayıt|bulunamadı/, holder: /Sekme/ },
  ...{ value: /Bölümün içeriği/, documents: /Bölümler/ },
  ...{ kind: /Yazının türü/, values: /[Yy]arım kalan yazı/, over: /anahtarı/ },
  ...{ to: /kişi|soracağınız/, words: /Not/, ids: /Not|Kayıt/, isEnded: /Not/ },
  ...{ photos: /otoğraflar|Başlık|Görsel adresi/, moves: /sırası/ },
};

/** An ordinary field of a collection is named by its label. */
function labelOf(path: string, field: string): RegExp {
  const collection = collections.find(({ kind }) => path.startsWith(`/api/${domains[kind].path.slice(1)}`));
  return new RegExp(collection?.fields[field]?.input.title ?? '^$');
}

const english =
  /invalid|expected|received|too (big|small)|unrecognized|must|string|number|boolean|array|object/i;

interface Refused {
  message: string;
  fields?: Record<string, string>;
}

describeEachDatabase('a call with a value of the wrong kind', (fresh) => {
  test.each(calls)('%s %s is answered in Turkish which one', async (method, path, schema, good) => {
    const ayse = await (await openTestApp(await fresh())).signedIn('ayse');
    const send = async (body: unknown) => {
      const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await ayse.send(path, init);
      return { status: answer.status, ...((await answer.json()) as Refused) };
    };
    expect(schema.safeParse(good).success).toBe(true);
    for (const field of Object.keys(schema.shape)) {
      const wrong = wrongKinds.filter((value) => !schema.safeParse({ ...good, [field]: value }).success);
      expect([field, wrong.length]).toEqual([field, expect.toSatisfy((number) => number > 3)]);
      for (const value of wrong) {
        const { status, message, fields = {} } = await send({ ...good, [field]: value });
        // several places in one field are still that field
        const named = [...new Set(Object.keys(fields).map((name) => name.split('.')[0]))];
        expect([field, value, status, named]).toEqual([field, value, 400, [field]]);
        for (const sentence of [message, ...Object.values(fields)]) {
          expect([field, value, sentence]).toEqual([field, value, expect.not.stringMatching(english)]);
          expect([field, value, sentence]).toEqual([
            field,
            value,
            expect.stringMatching(words[field] ?? labelOf(path, field)),
          ]);
        }
      }
    }
    for (const body of [null, 5, 'metin', true, [], [good]]) {
      const { status, message, fields } = await send(body);
      const sentence = 'Gönderilen bilgiler bir JSON nesnesi olmalıdır';
      expect([body, status, message, fields ?? {}]).toEqual([body, 400, sentence, {}]);
    }
  });
});

test('no call that takes a body is forgotten here', async () => {
  const writing = staffCalls(await openTestApp(await freshDatabase())).filter(
    ({ method, path }) =>
      (method === 'POST' || method === 'PUT') && !withoutBody.some((end) => path.endsWith(end)),
  );
  const tried = calls.map(([method, path]) => `${method} ${path}`);
  expect(tried).toEqual(
    expect.arrayContaining(writing.map(({ method, path }) => `${method} ${path.replace(':id', '1')}`)),
  );
});
