import { z } from 'zod';
import { time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import { storedKinds } from '#/stored/kinds.ts';

const operationOfPicture = named('OperationOfPicture', z.object({ id: z.int(), title: z.string() }));
export type OperationOfPicture = z.output<typeof operationOfPicture>;

export const mediaAnswer = named(
  'Media',
  z.object({
    id: z.int(),
    url: z.string(),
    originalName: z.string(),
    /** In bytes. */
    size: z.int(),
    mimetype: z.string(),
    uploadedAt: time,
    /** In pixels, upright. */
    width: z.int(),
    height: z.int(),
    thumbnailUrl: z.string().optional(),
    altText: z.string(),
    credit: z.string(),
    /** How the people in it agreed (KVKK). */
    consentNote: z.string(),
    /** The point that crops keep, in percent of width and height. */
    focusX: z.int(),
    focusY: z.int(),
    isHidden: z.boolean(),
    /** Includes places in the bin. */
    useCount: z.int(),
    /** Addresses on other sites that it is shown for; only in lists, and only when there are any. */
    copyOf: z.array(z.string()).optional(),
    /** Only in lists, and only when there are any. */
    operations: z.array(operationOfPicture).optional(),
  }),
);
export type Media = z.output<typeof mediaAnswer>;

const uploadedMedia = named(
  'UploadedMedia',
  mediaAnswer.extend({
    isDuplicate: z.literal(true).optional(),
    /** The uploaded file had its location in it; the stored one has not. */
    locationRemoved: z.boolean().optional(),
  }),
);
export type UploadedMedia = z.output<typeof uploadedMedia>;

export const waitingPictureAnswer = named(
  'WaitingPicture',
  z.object({
    address: z.string(),
    originalName: z.string(),
    copyState: z.enum(['waiting', 'failed']),
    copyFailure: z.string(),
  }),
);
export type WaitingPicture = z.output<typeof waitingPictureAnswer>;

export const uploadAnswer = named(
  'Upload',
  z.object({ files: z.array(uploadedMedia), waiting: waitingPictureAnswer.optional() }),
);
export type Upload = z.output<typeof uploadAnswer>;

export const begunUploadAnswer = named(
  'BegunUpload',
  z.object({ id: z.string(), size: z.int(), received: z.int() }),
);
export type BegunUpload = z.output<typeof begunUploadAnswer>;

export const mediaChoicesAnswer = named(
  'MediaChoices',
  z.object({ operations: z.array(operationOfPicture), months: z.array(z.string()) }),
);
export type MediaChoices = z.output<typeof mediaChoicesAnswer>;

export const pictureUseAnswer = named(
  'PictureUse',
  z.object({
    mediaId: z.int(),
    originalName: z.string(),
    kind: z.enum([...storedKinds, 'document']),
    /** Of the article, operation, photo or document. */
    id: z.int(),
    title: z.string(),
    place: z.enum(['cover', 'extra', 'text', 'photo']),
    isInBin: z.boolean(),
  }),
);
export type PictureUse = z.output<typeof pictureUseAnswer>;

export const libraryPictureAnswer = named(
  'LibraryPicture',
  z.object({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    altText: z.string(),
    /** '#rrggbb' shown while the picture loads; empty when unknown, or for a transparent picture. */
    color: z.string(),
    focusX: z.int(),
    focusY: z.int(),
    /** From narrow to wide; empty until they are made. */
    variants: z.array(z.object({ width: z.int(), format: z.enum(['avif', 'webp']), name: z.string() })),
    /** False when it is hidden or in the bin. */
    isShown: z.boolean(),
  }),
);
export type LibraryPicture = z.output<typeof libraryPictureAnswer>;
