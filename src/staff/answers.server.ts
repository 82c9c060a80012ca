import { z } from 'zod';
import { time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';

const person = z.object({ username: z.string(), role: z.string() });

export const signedInAnswer = named(
  'SignedIn',
  person.extend({
    /** What colleagues read in its place; left out until it is told. */
    displayName: z.string().optional(),
    /** What to show in the place of the usernames that other answers hold; left out while nobody has told a name. */
    names: z.record(z.string(), z.string()).optional(),
    /** Set while the password is one that somebody else has chosen or handed out. */
    mustChangePassword: z.literal(true).optional(),
    /** Set where only others may change what visitors see. */
    mayPublish: z.literal(false).optional(),
  }),
);
export type SignedIn = z.output<typeof signedInAnswer>;

/** Answers of a sign-in, and of the choice of a password, which may leave it to the person to sign in. */
export const sessionBegunAnswer = person;
export const passwordChosenAnswer = person.extend({ mustSignIn: z.literal(true).optional() });

export const messageAnswer = z.object({ message: z.string() });

const linkKind = z.enum(['invitation', 'reset']);

export const passwordLinkAnswer = named(
  'PasswordLink',
  z.object({ kind: linkKind, token: z.string(), expiresAt: time, canMail: z.literal(true).optional() }),
);
export type PasswordLink = z.output<typeof passwordLinkAnswer>;

export const openLinkAnswer = named(
  'OpenLink',
  z.object({ kind: linkKind, username: z.string(), expiresAt: time }),
);
export type OpenLink = z.output<typeof openLinkAnswer>;

export const personAnswer = named(
  'Person',
  person.extend({
    id: z.int(),
    /** What colleagues read in its place; null until it is told. */
    displayName: z.string().nullable(),
    isDisabled: z.boolean(),
    createdAt: time,
    /** When they were last seen; null for somebody who has never signed in. */
    lastSeenAt: time.nullable(),
    openSessions: z.int(),
    /** Set for somebody who is asked for a code, too. */
    hasSecondFactor: z.literal(true).optional(),
    /** Set while there is one that nobody has used. */
    link: z.object({ kind: linkKind, expiresAt: time }).optional(),
  }),
);
export type Person = z.output<typeof personAnswer>;

export const invitedAnswer = named('Invited', z.object({ person: personAnswer, link: passwordLinkAnswer }));
export type Invited = z.output<typeof invitedAnswer>;

export const ownSessionAnswer = named(
  'OwnSession',
  z.object({
    /** Names the session, but does not open it. */
    id: z.string(),
    createdAt: time,
    lastSeenAt: time,
    address: z.string(),
    /** Browser and system in words. */
    device: z.string(),
    isCurrent: z.boolean(),
  }),
);
export type OwnSession = z.output<typeof ownSessionAnswer>;

export const secondFactorAnswer = named('SecondFactor', z.object({ isOn: z.boolean() }));
export type SecondFactor = z.output<typeof secondFactorAnswer>;

export const setUpAnswer = named('SetUp', z.object({ secret: z.string(), url: z.string() }));
export type SetUp = z.output<typeof setUpAnswer>;

export const ownPasskeysAnswer = named(
  'OwnPasskeys',
  z.object({
    /** False where the site is reached so that browsers have none. */
    isOffered: z.boolean(),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: time, lastUsedAt: time.nullable() }),
    ),
    /** This browser and its system in words; empty when they are not known. */
    device: z.string(),
    /** How many are left of the set; null for who has none. */
    recoveryCodes: z.int().nullable(),
  }),
);
export type OwnPasskeys = z.output<typeof ownPasskeysAnswer>;

/** Question of a browser to a device, as the standard describes it (W3C Web Authentication, 5.1.9 and 5.1.10). */
export const passkeyOptionsAnswer = named('PasskeyOptions', z.looseObject({ challenge: z.string() }));

export const recoveryCodesAnswer = named('RecoveryCodes', z.object({ recoveryCodes: z.array(z.string()) }));
export type RecoveryCodes = z.output<typeof recoveryCodesAnswer>;

export const passkeyAddedAnswer = named('PasskeyAdded', recoveryCodesAnswer.partial());
export type PasskeyAdded = z.output<typeof passkeyAddedAnswer>;

/** A row of the log without its change, which may be a whole article and is read one row at a time. */
export const auditLineAnswer = named(
  'AuditLine',
  z.object({
    id: z.int(),
    at: time,
    username: z.string(),
    /** What people are shown as now, who did it and to whom it was done; null where they have told no name. */
    name: z.string().nullable(),
    action: z.string(),
    subjectKind: z.string(),
    subjectId: z.int().nullable(),
    subjectTitle: z.string(),
    subjectName: z.string().nullable(),
    address: z.string(),
    /** False where no field was changed, such as by a sign-in. */
    hasChange: z.boolean(),
  }),
);
export type AuditLine = z.output<typeof auditLineAnswer>;

const beforeAndAfter = z.object({ before: z.unknown().optional(), after: z.unknown().optional() });

export const auditDetailAnswer = named(
  'AuditDetail',
  auditLineAnswer.extend({
    change: z.record(z.string(), beforeAndAfter),
    previousHash: z.string(),
    hash: z.string(),
  }),
);
export type AuditDetail = z.output<typeof auditDetailAnswer>;
