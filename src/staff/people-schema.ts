import { z } from 'zod';
import { foldTurkish } from '#/format/turkish.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { roles } from './permissions.ts';
import { passwordOfLength, rule } from './schema.ts';

/** Names that the log uses for nobody in particular. */
const { commandLine, firstStart, housekeeping, unknownName } = auditPanelText;
const reservedNames = [commandLine, firstStart, housekeeping, unknownName].map(foldTurkish);

const wellFormed = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._@-]*$/u;

const username = z
  .string({ error: text.usernameTooShort })
  .trim()
  .refine((name) => name.length >= 3, rule('username-too-short', text.usernameTooShort))
  .refine((name) => name.length <= 60, rule('username-too-long', text.usernameTooLong))
  .refine((name) => wellFormed.test(name), rule('username-invalid', text.usernameInvalid))
  .refine(
    (name) => !reservedNames.includes(foldTurkish(name)),
    rule('username-reserved', text.usernameReserved),
  )
  .meta({ minLength: 3, maxLength: 60, pattern: wellFormed.source });

/**
 * Tells whether a name is of letters that fold to a-z: a Cyrillic а would make a second 'admin'. Older names may hold
 * other letters and stay valid.
 */
export const isPlainName = (name: string) => /^[a-z0-9][a-z0-9 ._@-]*$/.test(foldTurkish(name));

const lineOfLetters = /^[\p{L}\p{M}\p{N} .'’-]*$/u;

/** The name that colleagues read, in letters that fold to a-z, as new login names have. An empty one takes it away. */
const displayName = z
  .string({ error: text.nameInvalid })
  .normalize('NFC')
  .trim()
  .max(80, text.nameTooLong)
  .refine(
    (name) => lineOfLetters.test(name) && /^([a-z][a-z0-9 .'’-]+)?$/.test(foldTurkish(name)),
    text.nameInvalid,
  )
  .refine((name) => !reservedNames.includes(foldTurkish(name)), text.usernameReserved);

export const ownNameSchema = z.object({
  displayName: displayName.refine((name) => name !== '', text.nameInvalid),
});

const role = z.enum(roles, { error: text.roleRequired });

const password = passwordOfLength({ tooShort: text.passwordTooShort, tooLong: text.passwordTooLong });

export const invitationSchema = z.object({
  username: username.refine(isPlainName, rule('username-invalid', text.usernameInvalid)),
  role,
});

export const personDraftSchema = invitationSchema.extend({ password });

/** A change, whose left-out fields stay. `updatePerson` checks that a new name is plain, because an old one may not be. */
export const personUpdateSchema = z
  .object({ username, displayName, role, isDisabled: z.boolean({ error: text.isDisabledInvalid }) })
  .partial();

export const personFormSchema = z.object({ username, displayName, role });

export const newPasswordSchema = z.object({ password });

export type Invitation = z.infer<typeof invitationSchema>;
export type PersonDraft = z.infer<typeof personDraftSchema>;
export type PersonUpdate = z.infer<typeof personUpdateSchema>;
