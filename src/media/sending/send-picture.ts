import { anySignal } from '#/http/any-signal.ts';
import { HttpError, readJson, requestJson } from '#/http/request.ts';
import { personHeaders } from '#/http/signed-in-as.ts';
import { whileSignedIn } from '#/panel/sign-in-request.ts';
import type { BegunUpload, Upload, UploadedMedia } from '../answers.server.ts';
import { uploadPicture } from '../queries.ts';
import { longestPart, offsetHeader, resumablePath } from '../resumable/paths.ts';
import { shrinkPicture } from './shrink-picture.ts';

export interface SentPicture extends UploadedMedia {
  /** In bytes, when it was made smaller before it was sent. */
  shrunk?: { from: number; to: number };
}

interface Sending {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

export type SendPicture = (file: File, sending: Sending) => Promise<SentPicture>;

/** Remembers the number of what was begun, so that another try goes on where this one ended. */
interface Begun {
  id?: string;
}

/** An attempt to send a file, on which the next one builds. */
interface Attempt extends Begun {
  prepared: Promise<File>;
}

/** Opens a sender. It makes one picture smaller at a time, which a phone with little memory can bear. */
export function openSender(): SendPicture {
  const attempts = new WeakMap<File, Attempt>();
  let turn: Promise<unknown> = Promise.resolve();

  function prepare(file: File): Promise<File> {
    const prepared = turn.then(() => shrinkPicture(file)).catch(() => file);
    turn = prepared;
    return prepared;
  }

  return async function sendPicture(file, sending) {
    const begun = attempts.get(file) ?? { prepared: prepare(file) };
    attempts.set(file, begun);
    const prepared = await begun.prepared;
    sending.signal.throwIfAborted();
    const media = await send(prepared, { ...sending, begun });
    return prepared === file ? media : { ...media, shrunk: { from: file.size, to: prepared.size } };
  };
}

const sendWhole = (file: File, sending: Sending) => whileSignedIn(() => uploadPicture(file, sending));

/** A file that fits into one part needs one call. */
async function send(file: File, { begun, ...sending }: Sending & { begun: Begun }): Promise<UploadedMedia> {
  if (file.size <= firstPart) return sendWhole(file, sending);
  sending.signal.addEventListener('abort', () => forgetBegun(begun));
  try {
    const media = await sendInParts(file, { begun, ...sending });
    if (media) return media;
  } catch (error) {
    if (!isUnknown(error)) throw error;
    begun.id = undefined;
  }
  // another copy of the server knows nothing of what was begun, but takes a whole picture
  return sendWhole(file, sending);
}

export const firstPart = 128 * 1024;

/** Milliseconds. A slower part means a line on which the next one should not be longer. */
const quick = 1000;
const longestWait = 120_000;

/** @throws {HttpError} 404 when the server does not know the upload any more; the first error that will not pass */
export async function sendInParts(
  file: File,
  { begun, signal, onProgress }: Sending & { begun: Begun },
): Promise<UploadedMedia | undefined> {
  const line = { part: firstPart, breaks: 0 };
  let received = 0;
  async function goOn(): Promise<UploadedMedia | undefined> {
    received = await begin(file, begun);
    while (received < file.size) {
      onProgress(percentOf(received, file.size));
      const startedAt = performance.now();
      const part = file.slice(received, received + line.part);
      received = await whileSignedIn(() => sendPart(part, { id: begun.id, received, signal }));
      line.breaks = 0;
      if (performance.now() - startedAt < quick) line.part = Math.min(longestPart, line.part * 2);
    }
    onProgress(100);
    const finish = () => requestJson<Upload>('POST', `${resumablePath}/${begun.id}/finish`);
    const { files } = await whileSignedIn(finish);
    return files[0];
  }
  for (;;) {
    try {
      return await goOn();
    } catch (error) {
      if (signal.aborted || !willPass(error)) throw error;
      line.part = firstPart;
      line.breaks += 1;
      await pauseAfter(line.breaks, { signal, error });
    }
  }
}

const percentOf = (received: number, size: number) => Math.min(99, Math.floor((received / size) * 100));

/** @returns how many bytes are there */
async function begin({ name, size }: File, begun: Begun): Promise<number> {
  const { id, received } = await whileSignedIn(() =>
    begun.id
      ? requestJson<BegunUpload>('GET', `${resumablePath}/${begun.id}`)
      : requestJson<BegunUpload>('POST', resumablePath, { name, size }),
  );
  begun.id = id;
  return received;
}

async function sendPart(
  part: Blob,
  { id, received, signal }: { id: string | undefined; received: number; signal: AbortSignal },
): Promise<number> {
  const answer = await fetch(`${resumablePath}/${id}`, {
    method: 'PATCH',
    credentials: 'include',
    headers: { ...personHeaders(), [offsetHeader]: String(received) },
    signal: anySignal([signal, AbortSignal.timeout(longestWait)]),
    body: part,
  });
  return (await readJson<BegunUpload>(answer)).received;
}

/** Forgets an upload that a server would keep for a day, though nobody will ask to finish it. */
const forgetBegun = ({ id }: Begun): void => {
  if (id) requestJson('DELETE', `${resumablePath}/${id}`).catch(() => undefined);
};

const isUnknown = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/** Seconds. A train leaves its tunnel within a minute; after that a person should know. */
const pauses = [1, 2, 4, 8, 15, 30];

/** True for a line that broke, a proxy whose server is away, and an offset that is behind the server's. */
function willPass(error: unknown): boolean {
  return !(error instanceof HttpError) || [409, 429, 502, 503, 504].includes(error.status);
}

/** Shorter when the line is back. @throws what broke, when there were too many breaks one after the other */
async function pauseAfter(
  breaks: number,
  { signal, error }: { signal: AbortSignal; error: unknown },
): Promise<void> {
  const seconds = pauses[breaks - 1];
  if (seconds === undefined) throw error;
  const isOver = new AbortController();
  const either = anySignal([signal, isOver.signal]);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    either.addEventListener('abort', () => resolve());
    window.addEventListener('online', () => resolve(), { signal: either });
    isOver.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  isOver.abort();
}
