import { z } from 'zod';
import { time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import type { OpenLink, PasswordLink } from './password-link-schema.ts';
import type { Invited, OwnSession, Person } from './people-schema.ts';
import type { SignedIn } from './schema.ts';
import type { SecondFactor, SetUp } from './second-factor/schema.ts';

const person = z.object({ username: z.string(), role: z.string() });

export const signedInAnswer = named<SignedIn>('SignedIn')(
  person.extend({
    displayName: z.string().optional(),
    names: z.record(z.string(), z.string()).optional(),
    mustChangePassword: z.literal(true).optional(),
    mayPublish: z.literal(false).optional(),
  }),
);

/** After a sign-in, and after the choice of a password, which may leave it to the person to sign in. */
export const sessionBegunAnswer = person;
export const passwordChosenAnswer = person.extend({ mustSignIn: z.literal(true).optional() });

export const messageAnswer = z.object({ message: z.string() });

const linkKind = z.enum(['invitation', 'reset']);

export const passwordLinkAnswer = named<PasswordLink>('PasswordLink')(
  z.object({ kind: linkKind, token: z.string(), expiresAt: time, canMail: z.literal(true).optional() }),
);

export const openLinkAnswer = named<OpenLink>('OpenLink')(
  z.object({ kind: linkKind, username: z.string(), expiresAt: time }),
);

export const personAnswer = named<Person>('Person')(
  person.extend({
    id: z.int(),
    displayName: z.string().nullable(),
    isDisabled: z.boolean(),
    createdAt: time,
    lastSeenAt: time.nullable(),
    openSessions: z.int(),
    hasSecondFactor: z.literal(true).optional(),
    link: z.object({ kind: linkKind, expiresAt: time }).optional(),
  }),
);

export const invitedAnswer = named<Invited>('Invited')(
  z.object({ person: personAnswer, link: passwordLinkAnswer }),
);

export const ownSessionAnswer = named<OwnSession>('OwnSession')(
  z.object({
    id: z.string(),
    createdAt: time,
    lastSeenAt: time,
    address: z.string(),
    device: z.string(),
    isCurrent: z.boolean(),
  }),
);

export const secondFactorAnswer = named<SecondFactor>('SecondFactor')(z.object({ isOn: z.boolean() }));

export const setUpAnswer = named<SetUp>('SetUp')(z.object({ secret: z.string(), url: z.string() }));
