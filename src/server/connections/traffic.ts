import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { panelPaths } from '#/http/panel-paths.ts';
import { isUpload } from './time-limits.ts';

type Kind = 'page' | 'file' | 'api' | 'panel' | 'check';

/** Of the time since the last ones were taken. */
interface Figures {
  seconds: number;
  requests: Record<Kind, number>;
  /** Sent from memory, before the app saw the request. */
  atOnce: number;
  /** 4xx. */
  refused: number;
  /** 5xx. */
  failed: number;
  /** The client had gone before it had the whole answer. */
  hungUp: number;
  signInsRefused: number;
  /**
   * In ms, of pages and calls that the app answered: from memory it takes no time, and how long a file or an upload takes
   * depends on the visitor's line. Null without any.
   */
  ms: { p50: number; p99: number; max: number } | null;
}

export interface Traffic {
  /**
   * Call it when an answer is over.
   * @param began when the app got the request, in ms of `performance.now()`; undefined when it was answered from memory
   */
  count(incoming: IncomingMessage, outgoing: ServerResponse, began?: number): void;
  /** Begins to count anew. */
  takeFigures(): Figures;
}

/** In microseconds, which the histogram takes as whole numbers. */
const shortest = 1;
const longest = 600_000_000;

const nobody = { page: 0, file: 0, api: 0, panel: 0, check: 0 };
const nothing = { atOnce: 0, refused: 0, failed: 0, hungUp: 0, signInsRefused: 0 };

/** Counts what is asked and answered, and how long it takes; nothing in it tells who asked. */
export function openTraffic(): Traffic {
  const times = createHistogram({ lowest: shortest, highest: longest, figures: 2 });
  let requests = { ...nobody };
  let counts = { ...nothing };
  let since = performance.now();

  return {
    count(incoming, outgoing, began) {
      const { statusCode } = outgoing;
      const kind = kindOf(incoming);
      requests[kind] += 1;
      if (began === undefined) counts.atOnce += 1;
      else if (!outgoing.writableFinished) counts.hungUp += 1;
      if (statusCode >= 500) counts.failed += 1;
      else if (statusCode >= 400) counts.refused += 1;
      if (statusCode >= 400 && isSignIn(incoming)) counts.signInsRefused += 1;
      if (began === undefined || kind === 'file' || kind === 'check') return;
      const microseconds = Math.round((performance.now() - began) * 1000);
      times.record(Math.min(Math.max(microseconds, shortest), longest));
    },
    takeFigures() {
      const now = performance.now();
      const figures = { seconds: Math.round((now - since) / 1000), requests, ...counts, ms: timesOf(times) };
      since = now;
      times.reset();
      requests = { ...nobody };
      counts = { ...nothing };
      return figures;
    },
  };
}

const signIns = ['/api/admin/login', panelPaths.signIn];

const isSignIn = ({ method, url = '' }: IncomingMessage) => method === 'POST' && signIns.includes(url);

/** What all but pages begin with. */
const beginnings =
  /^\/(?:(?<file>media|assets|artwork|icons|videos|favicon\.ico|(?:[^?]+\/)?card\.jpg)|(?<panel>admin[^/?]*|api\/admin)|(?<api>api|csp)|(?<check>healthz|readyz))(?:[/?]|$)/;

/** Called for each answer from the cache, most of which are pages. */
function kindOf(incoming: IncomingMessage): Kind {
  const { url = '', method } = incoming;
  if (!beginnings.test(url)) return 'page';
  if (method !== 'GET' && isUpload(incoming)) return 'file';
  const { file, panel, api } = beginnings.exec(url)?.groups ?? {};
  if (file) return 'file';
  if (panel) return 'panel';
  return api ? 'api' : 'check';
}

const toMs = (microseconds: number) => Math.round(microseconds / 10) / 100;

function timesOf(times: { count: number; max: number; percentile(share: number): number }): Figures['ms'] {
  if (times.count === 0) return null;
  return { p50: toMs(times.percentile(50)), p99: toMs(times.percentile(99)), max: toMs(times.max) };
}
