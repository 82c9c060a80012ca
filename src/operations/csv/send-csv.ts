import { minute } from '#/format/durations.ts';
import { readJson } from '#/http/request.ts';
import { personHeaders } from '#/http/signed-in-as.ts';
import type { OperationImport } from './answers.server.ts';
import { importPath } from './shape.ts';

interface SentCsv {
  file: Blob;
  publish: boolean;
  /** Nothing is written. */
  isDry: boolean;
}

/** Sends a CSV file, to take its operations or to see what would come of it. @throws {HttpError} when it cannot be read */
export async function sendCsv({ file, publish, isDry }: SentCsv): Promise<OperationImport> {
  const flag = (isSet: boolean) => (isSet ? '1' : '0');
  const answer = await fetch(`${importPath}?dryRun=${flag(isDry)}&publish=${flag(publish)}`, {
    method: 'POST',
    headers: { ...personHeaders(), 'content-type': 'text/csv' },
    body: file,
    signal: AbortSignal.timeout(longestWait),
  });
  return readJson<OperationImport>(answer);
}

/** Milliseconds: the longest file takes minutes. */
const longestWait = 15 * minute;
