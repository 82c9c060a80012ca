import { resolve } from 'node:path';
import { z } from 'zod';
import { isPostgres } from '#/db/database.ts';
import type { Bucket } from '#/media/files/files-contract.server.ts';
import type { MailSettings } from '#/staff/mailer.server.ts';
import { passwordOfLength } from '#/staff/password-length.ts';
import { type PublishingRule, publishingRules } from '#/staff/permissions.ts';
import { bucketVariables, checkBucket, readBucket } from './bucket-config.ts';
import { checkMail, mailVariables, readMail } from './mail-config.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Each message follows the variable's name in a sentence for the operator. */
const environment = z.object({
  PORT: whole({ least: 0, most: 65_535, cure: 'a port number from 0 to 65535' }).default(3000),
  HOST: text().default('127.0.0.1'),
  DATA_DIR: text().default('./data'),
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
  ...bucketVariables,
  ...mailVariables,
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
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
    /** Undefined: no nightly backups. */
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
  const checked = environment.superRefine(checkBucket).superRefine(checkMail).safeParse(withoutEmpty(env));
  if (!checked.success) throw new Error(checked.error.issues.map((issue) => sentence(issue, env)).join('\n'));
  const values = checked.data;
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
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
