import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { expectNothingStored, fetchPicture, openWithPolicy, says } from '../../../tests/support/fetching.ts';
import { startPictureServer } from '../../../tests/support/picture-server.ts';
import { photographFromPhone } from '../../../tests/support/pictures.ts';

const photo = await photographFromPhone();
const redirect = (response: ServerResponse, location: string, status = 302) =>
  response.writeHead(status, { location }).end();

const refusedAddresses = [
  ['dağ.jpg', 'Bu bir web adresi değil'],
  ['/media/0123456789abcdef01234567.jpg', 'Bu bir web adresi değil'],
  ['ftp://example.org/a.jpg', 'Bu bir web adresi değil'],
  ['file:///etc/passwd', 'Bu bir web adresi değil'],
  ['data:image/png;base64,iVBORw0KGgo=', 'Bu bir web adresi değil'],
  ['https://mert:gizli@example.org/a.jpg', 'kullanıcı adı ya da parola var'],
  ['https://example.org:8443/a.jpg', '“:8443” bağlantı noktasından'],
  ['http://example.org:22/', '“:22” bağlantı noktasından'],
  ['http://127.0.0.1/', 'herkese açık internette değil'],
  ['http://127.1/', 'herkese açık internette değil'],
  ['http://2130706433/', 'herkese açık internette değil'],
  ['http://0x7f.0.0.1/', 'herkese açık internette değil'],
  ['http://0/', 'herkese açık internette değil'],
  ['http://[::1]/', 'herkese açık internette değil'],
  ['http://[::ffff:10.0.0.1]/', 'herkese açık internette değil'],
  ['http://10.0.0.1/', 'herkese açık internette değil'],
  ['http://169.254.169.254/latest/meta-data/', 'herkese açık internette değil'],
  ['http://localhost/', 'herkese açık internette değil'],
  ['http://yazici/a.jpg', 'herkese açık internette değil'],
  ['http://sunucu.local/a.jpg', 'herkese açık internette değil'],
  ['http://metadata.google.internal./a.jpg', 'herkese açık internette değil'],
  ['https://ornek.org\\a.jpg', 'Bu bir web adresi değil'],
  ['https://ornek.org/\na.jpg', 'Bu bir web adresi değil'],
] as const;

test('an address that is none, or that leads into the network around the server, is refused', async () => {
  const { app, mert } = await openWithPolicy();
  for (const [url, words] of refusedAddresses)
    expect.soft([url, ...(await fetchPicture(mert, url))]).toEqual([url, 400, says(words)]);
  expectNothingStored(app);
});

test('a name is followed only when all its addresses are public, each time it is looked up', async () => {
  const elsewhere = await startPictureServer((path, response) =>
    path === '/geri' ? redirect(response, `http://degisken.example:${elsewhere.port}/`) : response.end(photo),
  );
  const at = (...addresses: string[]) =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const fail = () => {
    throw new Error('ENOTFOUND');
  };
  let lookups = 0;
  const names: Record<string, () => ReturnType<typeof at>> = {
    'iceride.example': () => at('10.0.0.5'),
    'yarisi.example': () => at('127.0.0.1', 'fd00::5'),
    'hicbiri.example': () => at(),
    // the first time where it may go, then into the network around the server
    'degisken.example': () => at(++lookups === 1 ? '127.0.0.1' : '192.168.1.1'),
    'disarida.example': () => at('127.0.0.1'),
  };
  const { mert } = await openWithPolicy({
    ...elsewhere.fetchPolicy,
    resolve: async (name) => (names[name] ?? fail)(),
  });
  // nobody finds out so which names there are inside
  const asIfThereWereNone = [201, says('Bu adrese ulaşılamadı')];
  for (const name of ['iceride', 'yarisi', 'hicbiri'])
    expect(await fetchPicture(mert, `http://${name}.example:${elsewhere.port}/`)).toEqual(asIfThereWereNone);
  expect(await fetchPicture(mert, 'http://yok.example/a.jpg')).toEqual(asIfThereWereNone);
  expect(elsewhere.asked).toHaveLength(0);
  expect(await fetchPicture(mert, `http://degisken.example:${elsewhere.port}/geri`)).toEqual(
    asIfThereWereNone,
  );
  expect([lookups, elsewhere.asked.length]).toEqual([2, 1]);
  expect(await fetchPicture(mert, `http://disarida.example:${elsewhere.port}/`)).toEqual([201, '']);
});

test('a redirect is followed three times, and never to what may not be asked for itself', async () => {
  const elsewhere = await startPictureServer((path, response) => {
    const [, kind, rest = ''] = path.split('/');
    const left = Number(rest);
    if (kind === 'kez' && left > 0) redirect(response, `${left - 1}`, [301, 303, 307, 308][left % 4]);
    else if (kind === 'git') redirect(response, decodeURIComponent(rest));
    else response.end(photo);
  });
  const { app, mert } = await openWithPolicy(elsewhere.fetchPolicy);
  for (const [location, words] of [
    ['http://127.0.0.2/', 'herkese açık internette değil'],
    ['http://[::1]/', 'herkese açık internette değil'],
    ['http://169.254.169.254/', 'herkese açık internette değil'],
    ['//10.0.0.1/', 'herkese açık internette değil'],
    ['http://127.0.0.1:1/', '“:1” bağlantı noktasından'],
    ['http://a:b@example.org/', 'kullanıcı adı ya da parola var'],
    ['file:///etc/passwd', 'Bu bir web adresi değil'],
  ] as const)
    expect(await fetchPicture(mert, `${elsewhere.url}/git/${encodeURIComponent(location)}`)).toEqual([
      400,
      says(words),
    ]);
  expect(await fetchPicture(mert, `${elsewhere.url}/kez/4`)).toEqual([201, says('durmadan başka adreslere')]);
  expectNothingStored(app);
  expect(await fetchPicture(mert, `${elsewhere.url}/kez/3`)).toEqual([201, '']);
});
