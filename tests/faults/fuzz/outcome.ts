import type { Drawn } from './draw-request.ts';
import type { Answer } from './send.ts';

/** What came of the requests so far. */
export class Outcome {
  requests = 0;
  /** How many answers had each status; 0 stands for none. */
  readonly statuses: Record<number, number> = {};
  /** What was wrong, each with the first request that met it, as it can be sent again by hand. */
  readonly faults = new Map<string, { times: number; example: string }>();

  note(drawn: Drawn, { answer, fault }: { answer: Answer; fault: string | undefined }): void {
    this.requests += 1;
    this.statuses[answer.status] = (this.statuses[answer.status] ?? 0) + 1;
    if (!fault) return;
    const kind = `${fault} to ${drawn.call.method} ${drawn.call.path}`;
    const { times, example } = this.faults.get(kind) ?? {
      times: 0,
      example: `${tell(drawn)}\n${shorten(answer.text)}`,
    };
    this.faults.set(kind, { times: times + 1, example });
  }
}

function tell({ caller, method, path, headers, body }: Drawn): string {
  const all = { ...headers, ...(body && { 'content-type': body.type }) };
  return `${caller}: ${method} ${shorten(path)} ${shorten(JSON.stringify(all))} ${shorten(body?.bytes.toString() ?? '')}`;
}

const shorten = (text: string) =>
  text.length > 600 ? `${text.slice(0, 600)}… (${text.length} characters)` : text;
