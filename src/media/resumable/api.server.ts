import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { describeCall, gives, givesNothing, refuses } from '#/http/call-shape.server.ts';
import { takes } from '#/http/input.server.ts';
import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow } from '#/staff/door.server.ts';
import { begunUploadAnswer, uploadAnswer } from '../answers.server.ts';
import type { GuardShown } from '../guard-shown.server.ts';
import type { MediaParts } from '../parts.server.ts';
import { offsetHeader } from './paths.ts';
import { ResumableUploads } from './resumable-uploads.server.ts';

const takesPart = describeCall({
  body: { type: 'application/octet-stream', schema: z.file() },
  headers: z.object({ [offsetHeader]: z.int() }),
});

/** Resumable uploads, for lines that break: what POST /api/media/upload does in one call is begun, sent in parts, finished. */
export function resumableApi({ guard, ...parts }: MediaParts & { guard: GuardShown }) {
  const uploads = new ResumableUploads(parts);
  const upload = (c: Context<StaffEnv>) => ({ id: c.req.param('upload') ?? '', actor: c.get('actor') });
  return new Hono<StaffEnv>()
    .post(
      '/',
      allow('content'),
      takes(uploadBeginSchema),
      gives(begunUploadAnswer, 201),
      refuses(429),
      async (c) => {
        const { name, size } = c.req.valid('json');
        return c.json(await uploads.begin({ name, size, actor: c.get('actor') }), 201);
      },
    )
    .get('/:upload', allow('content'), gives(begunUploadAnswer), async (c) =>
      c.json(await uploads.read(upload(c))),
    )
    .patch('/:upload', allow('content'), takesPart, gives(begunUploadAnswer), refuses(409), async (c) => {
      const part = { ...upload(c), offset: readOffset(c.req.header(offsetHeader)), body: c.req.raw.body };
      return c.json(await uploads.receive(part));
    })
    .post('/:upload/finish', allow('content'), gives(uploadAnswer, 201), refuses(409, 413, 415), async (c) =>
      c.json({ files: [await uploads.finish({ ...upload(c), check: guard(c) })] }, 201),
    )
    .delete('/:upload', allow('content'), givesNothing(), async (c) => {
      await uploads.remove(upload(c));
      return c.body(null, 204);
    });
}

/** Reads the header; a missing or odd one becomes -1, which fits no upload. */
const readOffset = (sent: string | undefined) => (/^\d{1,10}$/.test(sent ?? '') ? Number(sent) : -1);

export const uploadBeginSchema = z.object({
  name: z.string({ error: text.nameInvalid }).max(1000, text.nameInvalid),
  size: z.int({ error: text.sizeInvalid }).min(0, text.sizeInvalid),
});
