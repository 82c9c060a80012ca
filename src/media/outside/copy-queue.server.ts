import type { Kysely } from 'kysely';
import type { Actor } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import type { PublishingRule } from '#/staff/permissions.ts';
import { guardUnasked } from '../guard-shown.server.ts';
import type { MediaParts } from '../parts.server.ts';
import { type Sender, withUploadFolder } from '../upload/upload.server.ts';
import { Unavailable } from '../web/request.server.ts';
import { type Attempt, giveBack, noteFailedAttempt, takeDue } from './retries.server.ts';
import { storeCopy } from './store-copy.server.ts';

export interface CopyQueue {
  wake(): void;
  /** Nothing is fetched before this. */
  start(): void;
  finish(): Promise<void>;
  /** What is being fetched is given up, and tried again by the next server. */
  stop(): Promise<void>;
}

type OnFailure = (mediaId: number, error: unknown) => void;

/** Half of what may be fetched at once, so staff who add an address do not wait behind the queue. */
const mostAtOnce = 2;
const lookEvery = 30_000;

const actor: Actor = { staffId: null, username: auditPanelText.housekeeping, address: '' };

/** The queue and its times are in the database, so they survive a restart. */
export function openCopyQueue(
  { publishing, ...parts }: MediaParts & { publishing: PublishingRule },
  onFailure: OnFailure,
): CopyQueue {
  const { db, clock } = parts;
  const sender: Sender = { actor, check: guardUnasked(publishing) };
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  let isStarted = false;
  let isAskedAgain = false;
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function work() {
    do {
      isAskedAgain = false;
      await Promise.all(Array.from({ length: mostAtOnce }, workOff));
    } while (isAskedAgain && !isStopped());
  }

  async function workOff() {
    try {
      while (!isStopped()) {
        const attempt = await takeDue(db, clock());
        if (!attempt) return;
        await tryCopy(parts, { attempt, sender, onFailure, stopping: stopping.signal });
      }
    } catch (error) {
      if (!isStopped()) onFailure(0, error);
    }
  }

  function finish(): Promise<void> {
    isAskedAgain = true;
    working ??= work().finally(() => {
      working = undefined;
    });
    return working;
  }

  function wake() {
    if (isStarted && !isStopped()) void finish();
  }

  return {
    wake,
    start() {
      isStarted = true;
      timer = setInterval(wake, lookEvery);
      timer.unref();
      wake();
    },
    finish,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await working;
    },
  };
}

interface Trying {
  attempt: Attempt;
  sender: Sender;
  onFailure: OnFailure;
  stopping: AbortSignal;
}

async function tryCopy(parts: MediaParts, { attempt, sender, onFailure, stopping }: Trying): Promise<void> {
  const { address, mediaId } = attempt;
  try {
    await withUploadFolder(parts, async (openFolder) => {
      const received = await parts.web.fetchFile(address, openFolder, stopping);
      await storeCopy(parts, { mediaId, received, openFolder, ...sender });
    });
  } catch (error) {
    if (stopping.aborted) return giveBack(parts.db, { attempt, now: parts.clock() });
    if (!(error instanceof Refusal)) onFailure(mediaId, error);
    await noteRefusal(parts.db, { attempt, error, now: parts.clock() });
  }
}

async function noteRefusal(
  db: Kysely<Tables>,
  { attempt, error, now }: { attempt: Attempt; error: unknown; now: Date },
) {
  const failure = error instanceof Refusal ? error.message : text.faultHere;
  // from 500 on it is a fault of this server, such as a full disk
  const isFinal = error instanceof Refusal && error.status < 500 && !mayComeLater(error);
  await noteFailedAttempt(db, { attempt, failure, isFinal, now });
}

/** True when nothing was reached, or too much was under way here. */
export const mayComeLater = (error: unknown): boolean =>
  error instanceof Unavailable || (error instanceof Refusal && error.status === 429);
