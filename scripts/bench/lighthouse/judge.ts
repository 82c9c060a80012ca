import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Apache-2.0; 114 packages and 176 MB, so it is fetched for a run and is no dependency of this project. */
const lighthouse = 'lighthouse@13.5.0';

export interface Judged {
  /** From 0 to 1. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number };
  /** In ms, but for the shift. */
  times: { fcp: number; lcp: number; tbt: number; cls: number };
  /** What cost points, but for speed. */
  faults: string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { numericValue?: number; score: number | null }>;
  runtimeError?: { message: string };
}

interface Settings {
  folder: string;
  chromium: string;
  flags: string[];
}

/** @returns what judges a page, each time in a new browser */
export function installLighthouse({ folder, chromium, flags }: Settings) {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...options, lighthouse], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`npm could not install ${lighthouse}; it needs the npm registry.`);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');

  return async function judge(address: string): Promise<Judged> {
    const words = [
      address,
      '--quiet',
      '--output=json',
      '--disable-full-page-screenshot',
      '--no-enable-error-reporting',
      `--chrome-flags=--headless ${flags.join(' ')}`,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], {
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 64 * 1024 * 1024,
    });
    return readReport(JSON.parse(stdout));
  };
}

function readReport({ categories, audits, runtimeError }: Report): Judged {
  if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
  const score = (name: string) => categories[name]?.score ?? Number.NaN;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const checks = ['accessibility', 'best-practices', 'seo'].flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  );
  const isFault = (id: string) => (audits[id]?.score ?? 1) < 1;
  return {
    faults: checks.filter(({ id, weight }) => weight > 0 && isFault(id)).map(({ id }) => id),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    times: {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    },
  };
}
