import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** What the figures below it were measured on, in one line. */
export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const processors = `${cpus().length} cores (${cpus()[0]?.model.trim()})`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, commit ${findCommit()}; ${processors}, ${gigabytes} GB, ${type()} ${release()}, Node ${process.versions.node}; load ${loadavg()[0]?.toFixed(1)} before.`;
}

/** The last one that changed what is measured. */
function findCommit(): string {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', [...words, '--', 'src', 'public'], { encoding: 'utf8' }).trim();
    const isChanged = git('status', '--porcelain') !== '';
    return `${git('log', '-1', '--format=%h')}${isChanged ? ' with changes' : ''}`;
  } catch {
    return 'unknown';
  }
}
