import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { MiddlewareHandler } from 'hono';
import pLimit from 'p-limit';
import { errorText } from '#/i18n/tr/errors.ts';
import { unavailable } from './errors.ts';

export interface ListTurns {
  /** Waits while an answer is made that is cached: all who ask get the same bytes. */
  whileMade: MiddlewareHandler;
  /** Waits until an answer is sent that each gets for oneself. @throws {Refusal} 503 when too many wait */
  untilSent: MiddlewareHandler;
}

/** Opens turns: a whole list may take half of the memory while it is made, and goes on taking some until the client has it. */
export function openListTurns(): ListTurns {
  const [making, sending] = [pLimit(1), pLimit(1)];
  return {
    whileMade: (_c, next) => making(next),
    async untilSent(c, next) {
      if (sending.pendingCount >= mostWaiting) throw unavailable(errorText.tooBusy);
      // there is none in tests in memory
      const outgoing: ServerResponse | undefined = c.env?.outgoing;
      const { promise: isSent, resolve: leave } = Promise.withResolvers<void>();
      await new Promise<void>((begin, refuse) => {
        sending(() => {
          begin();
          return isSent;
        }).catch(refuse);
      });
      if (outgoing) void finished(outgoing).then(leave, leave);
      try {
        // who has gone meanwhile gets nothing
        if (outgoing?.destroyed) throw unavailable(errorText.tooBusy);
        await making(next);
      } finally {
        if (!outgoing) leave();
      }
    },
  };
}

const mostWaiting = 100;
