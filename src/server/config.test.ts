import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any variable the site is at 127.0.0.1:3000 over a SQLite file in ./data', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: resolve('data/site.sqlite'),
    bucket: undefined,
    admin: { username: 'admin', password: undefined },
    siteUrl: undefined,
    starterContent: 'demo',
    trustedProxies: 0,
    backups: { folder: undefined, passphrase: undefined },
    logLevel: 'info',
  });
});

test('everybody of the staff publishes, unless the setting leaves it to admins', () => {
  expect(readConfig({}).publishing).toBe('everyone');
  expect(readConfig({ PUBLISHING: 'admins' }).publishing).toBe('admins');
  expect(() => readConfig({ PUBLISHING: 'media' })).toThrow(
    'PUBLISHING must be everyone or admins. It is "media".',
  );
});

test('the names below the site’s own are bound to https only when asked for', () => {
  const read = (value?: string) => readConfig({ HSTS_SUBDOMAINS: value }).hstsSubdomains;
  expect([read(), read('0'), read('1')]).toEqual([false, false, true]);
  expect(() => read('true')).toThrow(
    'HSTS_SUBDOMAINS must be 1, or 0 to leave the subdomains alone. It is "true".',
  );
});

test('an empty variable counts as left out', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000 });
});

const aBucket = {
  S3_BUCKET: 'resimler',
  S3_ENDPOINT: 'https://s3.example.org',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'anahtar',
  S3_SECRET_ACCESS_KEY: 'gizli',
};

test('pictures live in a bucket when there is one', () => {
  expect(readConfig(aBucket).bucket).toEqual({
    name: 'resimler',
    endpoint: 'https://s3.example.org',
    region: 'eu-central-1',
    accessKeyId: 'anahtar',
    secretAccessKey: 'gizli',
  });
  expect(readConfig({ ...aBucket, S3_ENDPOINT: '' }).bucket).toMatchObject({ endpoint: undefined });
});

const aMailServer = {
  SMTP_URL: 'smtps://panel:gizli@mail.example.org',
  MAIL_FROM: 'Panel <panel@example.org>',
  SITE_URL: 'https://example.org',
};

test('e-mails are sent when a mail server is named', () => {
  expect(readConfig({}).mail).toBeUndefined();
  const { SMTP_URL: url, MAIL_FROM: from } = aMailServer;
  expect(readConfig(aMailServer).mail).toEqual({ url, from });
  const alertsTo = 'baskan@example.org, sayman@example.org';
  expect(readConfig({ ...aMailServer, ALERTS_TO: alertsTo }).mail).toEqual({ url, from, alertsTo });
});

test.each([
  [{ ALERTS_TO: 'baskan' }, expect.stringMatching(/^ALERTS_TO must be an e-mail address/)],
  [{ ALERTS_TO: 'baskan@example.org', SMTP_URL: '' }, expect.stringMatching(/^ALERTS_TO needs SMTP_URL/)],
  [{ MAIL_FROM: '' }, 'MAIL_FROM must be set when SMTP_URL is: the address that e-mails come from.'],
  [{ SITE_URL: '' }, 'SITE_URL must be set when SMTP_URL is: e-mails name the address of the panel.'],
  [{ SMTP_URL: 'http://panel:gizli@mail' }, expect.stringMatching(/^SMTP_URL must be [^"]*$/)],
])('a mail server takes an address to come from and one to lead to (%o)', (change, sentence) => {
  expect(() => readConfig({ ...aMailServer, ...change })).toThrow(
    expect.objectContaining({ message: sentence }),
  );
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number from 0 to 65535. It is "abc".'],
  [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535. It is "70000".'],
  [{ STARTER_CONTENT: 'evet' }, 'STARTER_CONTENT must be demo or none. It is "evet".'],
  [
    { SITE_URL: 'example.org' },
    'SITE_URL must be an origin such as https://example.org, without a path. It is "example.org".',
  ],
  [{ SITE_URL: 'https://example.org/site' }, 'SITE_URL must be an origin'],
  [{ TRUST_PROXY: 'belki' }, 'TRUST_PROXY must be the number of proxies'],
  [{ ADMIN_PASSWORD: '123' }, 'ADMIN_PASSWORD must have at least 6 characters.'],
  [{ BACKUP_PASSPHRASE: 'kisa' }, 'BACKUP_PASSPHRASE must have at least 12 characters.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ ...aBucket, S3_REGION: '' }, 'S3_REGION must name the region of the bucket'],
  [{ ...aBucket, S3_ACCESS_KEY_ID: ' ' }, 'S3_ACCESS_KEY_ID must be set when S3_BUCKET is'],
  [{ ...aBucket, S3_SECRET_ACCESS_KEY: undefined }, 'S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is'],
  [{ ...aBucket, S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must be the address of the store'],
  [{ S3_REGION: 'eu-central-1' }, 'S3_BUCKET must name the bucket for the pictures, as S3_REGION is set'],
])('%o stops the start with a sentence that names the cure', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('a secret is never repeated in the sentence', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'kisa', DATABASE_URL: 'mysql://root:gizli@db' })).not.toThrow(
    /kisa|gizli/,
  );
  expect(() => readConfig({ BACKUP_PASSPHRASE: 'kisa' })).not.toThrow(/kisa/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:gizli@db' })).toThrow(
    'DATABASE_URL must start with postgres://',
  );
  expect(() => readConfig({ DATABASE_URL: 'postgres://site:giz/li@db:5432/site' })).toThrow(
    /^DATABASE_URL must be an address: [^:]* name and password\.$/,
  );
  expect(() => readConfig({ ...aBucket, S3_REGION: '', S3_ENDPOINT: 'https://ad:sifre@s3' })).toThrow(
    /^(?!.*(anahtar|gizli|sifre))/s,
  );
});

test('a PostgreSQL behind a socket has no host in its address', () => {
  const url = 'postgres://site:gizli@/site?host=/var/run/postgresql';
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('TRUST_PROXY may say true for one proxy', () => {
  expect(readConfig({ TRUST_PROXY: 'true' }).trustedProxies).toBe(1);
  expect(readConfig({ TRUST_PROXY: '2' }).trustedProxies).toBe(2);
});
