import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { errorText } from '#/i18n/tr/errors.ts';
import { unavailable } from './errors.ts';

/**
 * Lets few answers be on their way at once: a client that reads slowly holds a whole body in memory.
 * @param milliseconds after which a client is left that has not read it
 * @returns what has to be called before an answer is made. It throws 503 when there are too many
 */
export function openFewSent({ most, milliseconds }: { most: number; milliseconds: number }) {
  let sent = 0;
  // there is none in tests in memory
  return (outgoing: ServerResponse | undefined): void => {
    if (!outgoing) return;
    if (sent >= most) throw unavailable(errorText.tooBusy);
    sent += 1;
    const end = setTimeout(() => outgoing.destroy(), milliseconds);
    finished(outgoing, () => {
      sent -= 1;
      clearTimeout(end);
    });
  };
}
