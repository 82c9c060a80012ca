import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { type Log, openTally } from './log.ts';
import { refuseOtherOrigins, reportsPath } from './security.ts';

const longestReport = 16 * 1024;
/** Chromium sends what it has gathered; checking thousands of made-up ones would take the only thread. */
const mostReports = 50;

/**
 * Receives reports. Anybody can post here, so the log gets only counts of fixed words, once a minute (CSP 3,
 * Reporting API).
 */
export function policyReports({ log, config }: { log: Log; config: { siteUrl: string | undefined } }) {
  const count = openTally((counts) => log.warn(counts, 'what browsers refused on our pages, and how often'));
  const limit = bodyLimit({
    maxSize: longestReport,
    onError: (c) => c.body(null, 413, { connection: 'close' }),
  });

  return new Hono().post(reportsPath, refuseOtherOrigins(config.siteUrl), limit, async (c) => {
    if (!reportTypes.test(c.req.header('content-type') ?? '')) return c.body(null, 415);
    const report = parse(await c.req.text());
    if (report === undefined) return c.body(null, 400);
    for (const name of nameViolations(report, c.req.header('host'))) count(name);
    return c.body(null, 204);
  });
}

const reportTypes = /^application\/(reports\+json|csp-report)\b/i;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const directives = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'media-src', 'connect-src', 'frame-src', 'object-src', 'worker-src'],
  ...['manifest-src', 'default-src', 'base-uri', 'form-action', 'frame-ancestors'],
  ...['require-trusted-types-for', 'trusted-types'],
];
const sources = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink'];

/** The Reporting API sends a list of these. */
const modern = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: z.unknown(), blockedURL: z.unknown() }),
  })
  .transform(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL }));

/** `report-uri` sends one of these (CSP 2). */
const older = z
  .object({ 'csp-report': z.object({ 'violated-directive': z.unknown(), 'blocked-uri': z.unknown() }) })
  .transform(({ 'csp-report': report }) => ({
    directive: report['violated-directive'],
    blocked: report['blocked-uri'],
  }));

/** Uses only words from the lists above. @param host the site's host as the browser sent it */
function nameViolations(report: unknown, host: string | undefined): string[] {
  const all = Array.isArray(report) ? report.slice(0, mostReports) : [report];
  return all.flatMap((one) => {
    const { success, data } = z.union([modern, older]).safeParse(one);
    return success ? [`${wordOf(data.directive, directives)} ${nameSource(data.blocked, host)}`] : [];
  });
}

function nameSource(blocked: unknown, host: string | undefined): string {
  const url = typeof blocked === 'string' ? URL.parse(blocked) : null;
  if (!url) return wordOf(blocked, sources);
  if (/^https?:$/.test(url.protocol)) return url.host === host ? 'this site' : 'another site';
  return url.protocol.endsWith('extension:') ? 'extension' : 'other';
}

const wordOf = (text: unknown, words: readonly string[]) => words.find((word) => word === text) ?? 'other';
