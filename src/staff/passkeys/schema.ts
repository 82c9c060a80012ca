import { z } from 'zod';
import { passkeysText as text } from '#/i18n/tr/passkeys.ts';
import { typedPasswordSchema } from '../schema.ts';

/** Most passkeys of one person. */
export const mostPasskeys = 10;

/** Bytes as a browser sends them. The longest that is known is a signature of 2420 bytes. */
const bytes = (most = 6000) =>
  z
    .string({ error: text.refused })
    .regex(/^[\w-]+$/, text.refused)
    .max(most, text.refused);

/** The standard allows an id of 1023 bytes. */
const credential = { id: bytes(1364), rawId: bytes(1364), type: z.literal('public-key', text.refused) };

/** Answer of a device in a sign-in (W3C Web Authentication, AuthenticationResponseJSON). */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: bytes(100).optional(),
  }),
});

const passkeyName = z
  .string({ error: text.nameRequired })
  .trim()
  .min(1, text.nameRequired)
  .max(60, text.nameTooLong);

/** Answer of a device that has made a passkey (RegistrationResponseJSON). */
export const newPasskeySchema = z.object({
  name: passkeyName,
  passkey: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(),
      attestationObject: bytes(20_000),
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
});

/** Shows that a session is in its owner's hands: by the password or by a passkey. */
export const proofSchema = z
  .object({ password: typedPasswordSchema.shape.password, passkey: assertionSchema })
  .partial()
  .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
    message: text.proofRequired,
    path: ['password'],
  });

/** Act that a passkey shall show its owner's will for: each proof is good for one. */
export const actSchema = z.object({ act: z.string().min(1).max(80) });

export const acts = {
  add: 'add a passkey',
  remove: (id: string) => `remove passkey ${id}`,
  recoveryCodes: 'draw recovery codes',
  confirmAccounts: ({ id, version }: { id: number; version: number }) =>
    `confirm version ${version} of ${id}`,
};

export type Assertion = z.infer<typeof assertionSchema>;
export type NewPasskey = z.infer<typeof newPasskeySchema>;
export type Proof = z.infer<typeof proofSchema>;
