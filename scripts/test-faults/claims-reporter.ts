import { appendFileSync } from 'node:fs';

/**
 * A reporter for Vitest and for Playwright: what tests print, a line for each claim that they hold, goes to the file that
 * CLAIMS_FILE names.
 */
export default class ClaimsReporter {
  /** Vitest's. */
  onUserConsoleLog({ content, type }: { content: string; type: 'stdout' | 'stderr' }): void {
    if (type === 'stdout') write(content);
  }

  /** Playwright's. */
  onStdOut(text: string | Buffer): void {
    write(String(text));
  }

  /** Playwright's: another reporter shows how it goes on. */
  printsToStdio = () => false;
}

function write(text: string): void {
  if (process.env.CLAIMS_FILE) appendFileSync(process.env.CLAIMS_FILE, text);
}
