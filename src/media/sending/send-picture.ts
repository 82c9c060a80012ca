import { whileSignedIn } from '#/panel/sign-in-request.ts';
import type { UploadedMedia } from '../answers.server.ts';
import { uploadPicture } from '../queries.ts';
import { type Begun, firstPart, forgetBegun, isUnknown, type Sending, sendInParts } from './send-in-parts.ts';
import { shrinkPicture } from './shrink-picture.ts';

export interface SentPicture extends UploadedMedia {
  /** In bytes, when it was made smaller before it was sent. */
  shrunk?: { from: number; to: number };
}

export type SendPicture = (file: File, sending: Sending) => Promise<SentPicture>;

/** Results of an earlier attempt to send a file. */
interface Attempt {
  prepared: Promise<File>;
  begun: Begun;
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
    const known = attempts.get(file) ?? { prepared: prepare(file), begun: {} };
    attempts.set(file, known);
    const prepared = await known.prepared;
    sending.signal.throwIfAborted();
    const media = await send(prepared, { ...sending, begun: known.begun });
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
