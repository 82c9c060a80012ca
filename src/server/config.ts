import { resolve } from 'node:path';
import { z } from 'zod';
import { isPostgres } from '#/db/database.ts';
import type { Bucket } from '#/media/files/files-contract.server.ts';
import type { MailSettings } from '#/staff/mailer.server.ts';
import { type PublishingRule, publishingRules } from '#/staff/permissions.ts';
import { passwordOfLength } from '#/staff/schema.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Each message follows the variable's name in a sentence for the operator. */
const environment = z.object({
  PORT: whole({ least: 0, most: 65_535, cure: 'a port number from 0 to 65535' }).default(3000),
  HOST: text().default('127.0.0.1'),
  DATA_DIR: text().default('./data'),
  SNAPSHOT_DIR: text().optional(),
  DATABASE_URL: text()
    .refine(isPostgres, {
      error: 'must start with postgres://, or be left out to use SQLite',
      abort: true,
    })
    .refine(isAddress, 'must be an address: percent-encode special characters of its name and password')
    .optional(),
  ADMIN_USERNAME: text().max(100, 'may have at most 100 characters').default('admin'),
  ADMIN_PASSWORD: text()
    .pipe(
      passwordOfLength({
        tooShort: 'must have at least 6 characters',
        tooLong: 'may have at most 256 characters',
      }),
    )
    .optional(),
  SITE_URL: text().optional().transform(toOrigin),
  STARTER_CONTENT: z.enum(['demo', 'none'], { error: 'must be demo or none' }).default('demo'),
  TRUST_PROXY: z.preprocess(
    (value) => ({ true: '1', false: '0' })[String(value)] ?? value,
    whole({ least: 0, most: 10, cure: 'the number of proxies in front of the server, such as 1' }).default(0),
  ),
  HSTS_SUBDOMAINS: z
    .enum(['0', '1'], { error: 'must be 1, or 0 to leave the subdomains alone' })
    .default('0'),
  PUBLISHING: z.enum(publishingRules, { error: 'must be everyone or admins' }).default('everyone'),
  BACKUP_DIR: text().optional(),
  BACKUP_PASSPHRASE: text().min(12, 'must have at least 12 characters').optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  S3_BUCKET: text().optional(),
  S3_ENDPOINT: text()
    .refine(
      isEndpoint,
      'must be the address of the store, such as https://s3.example.org, without a name or password in it; leave it out for AWS',
    )
    .optional(),
  S3_REGION: text().optional(),
  S3_ACCESS_KEY_ID: text().optional(),
  S3_SECRET_ACCESS_KEY: text().optional(),
  SMTP_URL: text()
    .refine(
      isMailServer,
      'must be the address of a mail server, such as smtps://name:password@mail.example.org',
    )
    .optional(),
  MAIL_FROM: text()
    .regex(
      /^([^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/,
      'must be an e-mail address, such as panel@example.org or "Panel <panel@example.org>"',
    )
    .optional(),
  /** Where what every admin is told in the panel is sent by e-mail; no admin can change it. */
  ALERTS_TO: text()
    .refine(
      (to) => to.split(',').every((address) => z.email().safeParse(address.trim()).success),
      'must be an e-mail address, or several with commas between them',
    )
    .optional(),
});

type Values = z.infer<typeof environment>;

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** For others of this machine to read; undefined: what is kept of the pages is in `dataDir`. */
  snapshotDir: string | undefined;
  /** A postgres:// address, or the path of the SQLite file. */
  databaseUrl: string;
  /** Undefined: pictures are stored in a folder of `dataDir`. */
  bucket: Bucket | undefined;
  admin: { username: string; password: string | undefined };
  /** Origin such as https://example.org, without a slash. */
  siteUrl: string | undefined;
  /** Browsers that have been here then ask each name below the site's over https, too. */
  hstsSubdomains: boolean;
  starterContent: 'demo' | 'none';
  trustedProxies: number;
  /** Who of the staff may change what visitors see of news and operations. */
  publishing: PublishingRule;
  backups: {
    /** Undefined: the server makes no backups. */
    folder: string | undefined;
    /** Undefined: backups are not encrypted. */
    passphrase: string | undefined;
  };
  /** Undefined: no e-mails are sent. */
  mail: MailSettings | undefined;
  logLevel: (typeof logLevels)[number];
}

/** @throws {Error} one sentence per wrong variable: its name, its value unless secret, and the cure */
export function readConfig(env: Record<string, string | undefined>): Config {
  const checked = environment.superRefine(checkTogether).safeParse(withoutEmpty(env));
  if (!checked.success) throw new Error(checked.error.issues.map((issue) => sentence(issue, env)).join('\n'));
  const values = checked.data;
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    snapshotDir: values.SNAPSHOT_DIR && resolve(values.SNAPSHOT_DIR),
    databaseUrl: values.DATABASE_URL ?? resolve(dataDir, 'site.sqlite'),
    bucket: readBucket(values),
    admin: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD },
    siteUrl: values.SITE_URL,
    hstsSubdomains: values.HSTS_SUBDOMAINS === '1',
    starterContent: values.STARTER_CONTENT,
    trustedProxies: values.TRUST_PROXY,
    publishing: values.PUBLISHING,
    backups: {
      folder: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
      passphrase: values.BACKUP_PASSPHRASE,
    },
    mail: readMail(values),
    logLevel: values.LOG_LEVEL,
  };
}

type Cures = { [Name in keyof Values]?: string };

const bucketCures: Cures = {
  S3_REGION:
    'must name the region of the bucket when S3_BUCKET is set, such as eu-central-1; a store without regions takes us-east-1',
  S3_ACCESS_KEY_ID:
    'must be set when S3_BUCKET is: the id of a key that may read, write, delete and list in the bucket',
  S3_SECRET_ACCESS_KEY:
    'must be set when S3_BUCKET is: the secret that belongs to the key of S3_ACCESS_KEY_ID',
};

const mailCures: Cures = {
  MAIL_FROM: 'must be set when SMTP_URL is: the address that e-mails come from',
  SITE_URL: 'must be set when SMTP_URL is: e-mails name the address of the panel',
};

/** Refuses a bucket or a mail server without what it needs, and what only one of them could use without it. */
function checkTogether(values: Values, context: z.RefinementCtx): void {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const refuseMissing = (cures: Cures) => {
    const given: Record<string, unknown> = values;
    for (const [name, cure] of Object.entries(cures)) if (!given[name]) refuse(name, cure);
  };
  const ofBucket = Object.keys(values).find((name) => name.startsWith('S3_'));
  if (values.S3_BUCKET) refuseMissing(bucketCures);
  // the pictures would silently go to a folder
  else if (ofBucket)
    refuse(
      'S3_BUCKET',
      `must name the bucket for the pictures, as ${ofBucket} is set; leave both out to keep pictures in DATA_DIR`,
    );
  if (values.SMTP_URL) refuseMissing(mailCures);
  else if (values.ALERTS_TO) refuse('ALERTS_TO', 'needs SMTP_URL: without a mail server nothing is sent');
}

function readBucket(values: Values): Bucket | undefined {
  const { S3_BUCKET: name, S3_REGION: region, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!name || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { name, endpoint, region, accessKeyId, secretAccessKey };
}

const readMail = ({
  SMTP_URL: url,
  MAIL_FROM: from,
  ALERTS_TO: alertsTo,
}: Values): MailSettings | undefined =>
  url && from ? { url, from, ...(alertsTo && { alertsTo }) } : undefined;

function text() {
  return z.string().trim();
}

function whole({ least, most, cure }: { least: number; most: number; cure: string }) {
  const message = `must be ${cure}`;
  return text()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
}

/** As pg reads it, which takes a name without a host when the host stands behind the question mark. */
function isAddress(url: string) {
  return URL.canParse(url.replace('@/', '@localhost/'));
}

function isEndpoint(url: string): boolean {
  const parsed = URL.parse(url);
  return Boolean(parsed && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.search);
}

function isMailServer(url: string): boolean {
  const parsed = URL.parse(url);
  return Boolean(parsed && /^smtps?:$/.test(parsed.protocol) && parsed.hostname);
}

function toOrigin(url: string | undefined, context: z.RefinementCtx): string | undefined {
  if (url === undefined) return undefined;
  const parsed = URL.parse(url);
  if (parsed && /^https?:$/.test(parsed.protocol) && parsed.pathname === '/') return parsed.origin;
  context.addIssue('must be an origin such as https://example.org, without a path');
  return z.NEVER;
}

const withoutEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

const secrets = [
  'ADMIN_PASSWORD',
  'BACKUP_PASSPHRASE',
  'DATABASE_URL',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
];

function sentence(issue: z.core.$ZodIssue, env: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const held = secrets.includes(name) || !env[name]?.trim() ? '' : ` It is "${env[name]}".`;
  return `${name} ${issue.message}.${held}`;
}
