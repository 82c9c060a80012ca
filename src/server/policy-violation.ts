import { z } from 'zod';

const directives = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'media-src', 'connect-src', 'frame-src', 'object-src', 'worker-src'],
  ...['manifest-src', 'default-src', 'base-uri', 'form-action', 'frame-ancestors'],
  ...['require-trusted-types-for', 'trusted-types'],
];
const sources = [
  ...['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink'],
];

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
export function nameViolations(report: unknown, host: string | undefined): string[] {
  const all = Array.isArray(report) ? report : [report];
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
