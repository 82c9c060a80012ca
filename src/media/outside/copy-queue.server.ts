import type { Kysely } from 'kysely';
import type { Actor } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import type { MediaParts } from '../parts.server.ts';
import { withUploadFolder } from '../upload/upload.server.ts';
import { Unavailable } from '../web/unavailable.server.ts';
import { type Attempt, noteFailedAttempt, takeDue } from './retries.server.ts';
import { storeCopy } from './store-copy.server.ts';

export interface CopyQueue {
  /** Something may be due: content has changed, or somebody asks for another attempt. */
  wake(): void;
  /** Takes up what is due, now and from time to time; until then nothing is fetched. */
  start(): void;
  /** Resolves when all that is due has been tried. */
  finish(): Promise<void>;
  /** Begins nothing more; resolves when what was under way has ended. */
  stop(): Promise<void>;
}

/** Half of what may be fetched at once: staff who add a picture by its address do not wait behind these. */
const mostAtOnce = 2;
const lookEvery = 30_000;

/** Nobody asked for it just now: an article, an operation or a photo names it. */
const actor: Actor = { staffId: null, username: auditPanelText.housekeeping, address: '' };

/**
 * Fetches the copies that are waited for in the background, a few at once. What waits, and until when, stands in the
 * database, so it survives a restart.
 */
export function openCopyQueue(
  parts: MediaParts,
  onFailure: (mediaId: number, error: unknown) => void,
): CopyQueue {
  const { db, clock } = parts;
  let isStarted = false;
  let isStopped = false;
  let isAskedAgain = false;
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function work() {
    do {
      isAskedAgain = false;
      await Promise.all(Array.from({ length: mostAtOnce }, workOff));
    } while (isAskedAgain && !isStopped);
  }

  async function workOff() {
    try {
      while (!isStopped) {
        const attempt = await takeDue(db, clock());
        if (!attempt) return;
        await tryCopy(parts, attempt, onFailure);
      }
    } catch (error) {
      if (!isStopped) onFailure(0, error);
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
    if (isStarted && !isStopped) void finish();
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
      isStopped = true;
      clearInterval(timer);
      await working;
    },
  };
}

async function tryCopy(
  parts: MediaParts,
  attempt: Attempt,
  onFailure: (mediaId: number, error: unknown) => void,
): Promise<void> {
  const { address, mediaId } = attempt;
  try {
    await withUploadFolder(parts, async (openFolder) => {
      const received = await parts.web.fetchFile(address, openFolder);
      await storeCopy(parts, { mediaId, received, openFolder, actor });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) onFailure(mediaId, error);
    await noteRefusal(parts.db, { attempt, error, now: parts.clock() });
  }
}

async function noteRefusal(
  db: Kysely<Tables>,
  { attempt, error, now }: { attempt: Attempt; error: unknown; now: Date },
) {
  const failure = error instanceof Refusal ? error.message : text.faultHere;
  // from 500 on it is the server's own trouble: a full disk, or a database that is away
  const isFinal = error instanceof Refusal && error.status < 500 && !mayComeLater(error);
  await noteFailedAttempt(db, { attempt, failure, isFinal, now });
}

/** True where another attempt may be worth it: nothing was reached, or too much was under way here. */
export const mayComeLater = (error: unknown): boolean =>
  error instanceof Unavailable || (error instanceof Refusal && error.status === 429);
