import { z } from 'zod';
import { time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import type { BegunUpload } from './begun/paths.ts';
import type { LibraryPicture } from './library-picture.ts';
import type { MediaChoices } from './list-choice.ts';
import type {
  Media,
  OperationOfPicture,
  PictureUse,
  Upload,
  UploadedMedia,
  WaitingPicture,
} from './schema.ts';

const operationOfPicture = named<OperationOfPicture>('OperationOfPicture')(
  z.object({ id: z.int(), title: z.string() }),
);

export const mediaAnswer = named<Media>('Media')(
  z.object({
    id: z.int(),
    url: z.string(),
    originalName: z.string(),
    size: z.int(),
    mimetype: z.string(),
    uploadedAt: time,
    width: z.int(),
    height: z.int(),
    thumbnailUrl: z.string().optional(),
    altText: z.string(),
    credit: z.string(),
    consentNote: z.string(),
    focusX: z.int(),
    focusY: z.int(),
    isHidden: z.boolean(),
    useCount: z.int(),
    copyOf: z.array(z.string()).optional(),
    operations: z.array(operationOfPicture).optional(),
  }),
);

const uploadedMedia = named<UploadedMedia>('UploadedMedia')(
  mediaAnswer.extend({
    isDuplicate: z.literal(true).optional(),
    locationRemoved: z.boolean().optional(),
  }),
);

export const waitingPictureAnswer = named<WaitingPicture>('WaitingPicture')(
  z.object({
    address: z.string(),
    originalName: z.string(),
    copyState: z.enum(['waiting', 'failed']),
    copyFailure: z.string(),
  }),
);

export const uploadAnswer = named<Upload>('Upload')(
  z.object({ files: z.array(uploadedMedia), waiting: waitingPictureAnswer.optional() }),
);

export const begunUploadAnswer = named<BegunUpload>('BegunUpload')(
  z.object({ id: z.string(), size: z.int(), received: z.int() }),
);

export const mediaChoicesAnswer = named<MediaChoices>('MediaChoices')(
  z.object({ operations: z.array(operationOfPicture), months: z.array(z.string()) }),
);

export const pictureUseAnswer = named<PictureUse>('PictureUse')(
  z.object({
    mediaId: z.int(),
    originalName: z.string(),
    kind: z.enum(['news', 'operation', 'photo', 'document']),
    id: z.int(),
    title: z.string(),
    place: z.enum(['cover', 'extra', 'text', 'photo']),
    isInBin: z.boolean(),
  }),
);

export const libraryPictureAnswer = named<LibraryPicture>('LibraryPicture')(
  z.object({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    altText: z.string(),
    color: z.string(),
    focusX: z.int(),
    focusY: z.int(),
    variants: z.array(z.object({ width: z.int(), format: z.enum(['avif', 'webp']), name: z.string() })),
    isShown: z.boolean(),
  }),
);
