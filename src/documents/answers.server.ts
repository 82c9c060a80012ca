import { z } from 'zod';
import { savedVersion, time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import type { FormSchema } from '#/panel/form/form-schema.ts';
import { adminNoticeKinds } from '#/stored/admin-notices.ts';
import { hindrances } from './proposals/schema.ts';

/** A JSON Schema. */
const form = z.custom<FormSchema>();

export const documentSummaryAnswer = named(
  'DocumentSummary',
  z.object({
    id: z.int(),
    /** A name in content/documents.ts. */
    name: z.string(),
    /** What the panel calls it. */
    title: z.string(),
    /** Where visitors read most of it. */
    page: z.string().optional(),
    /** What it stands under where all are listed. */
    heading: z.string().optional(),
    version: z.int(),
    /** The version that visitors read. */
    publishedVersion: z.int(),
    /** True when that is the newest; otherwise the newest is a draft. */
    published: z.boolean(),
    /** True while the newest waits for a second person. */
    waits: z.boolean(),
    /** True when some of it takes two people to change; in a list also while it holds nothing but examples. */
    isGuarded: z.boolean(),
    /** The time at which it comes out by itself. */
    publishAt: time.nullable(),
    updatedAt: time,
    /** A username; empty for what the site came with. */
    updatedBy: z.string(),
  }),
);
export type DocumentSummary = z.output<typeof documentSummaryAnswer>;

export const documentAnswer = named(
  'Document',
  documentSummaryAnswer.extend({ value: z.unknown(), form, replacedVersion: z.int().optional() }),
);
export type StoredDocument = z.output<typeof documentAnswer>;

export const foundFieldsAnswer = named(
  'FoundFields',
  z.object({
    /** Of the document. */
    id: z.int(),
    title: z.string(),
    /** The first of them. */
    found: z.array(
      z.object({
        ...{ field: z.string(), label: z.string(), entry: z.string(), value: z.string() },
        /** It is called so, where others hold it. */
        isNamed: z.boolean(),
      }),
    ),
    /** How many more there are. */
    more: z.int(),
  }),
);
export type FoundFields = z.output<typeof foundFieldsAnswer>;

export const sitePageAnswer = named('SitePage', z.object({ path: z.string(), title: z.string() }));
export type SitePage = z.output<typeof sitePageAnswer>;

export const documentVersionAnswer = named(
  'DocumentVersion',
  z.object({ ...savedVersion, value: z.unknown() }),
);
export type DocumentVersion = z.output<typeof documentVersionAnswer>;

export const publicationAnswer = named(
  'PublicationOutcome',
  z.object({ waiting: z.array(z.string()), inVersions: z.array(z.string()).optional() }),
);
export type PublicationOutcome = z.output<typeof publicationAnswer>;

const proposalSummary = named(
  'ProposalSummary',
  z.object({
    /** Of the document. */
    id: z.int(),
    name: z.string(),
    title: z.string(),
    version: z.int(),
    /** A username. */
    proposedBy: z.string(),
    proposedAt: time,
    /** True when the caller made it, or wrote a part of it. */
    isOwn: z.boolean(),
    mayConfirm: z.boolean(),
    /** Usernames of those who may. */
    confirmers: z.array(z.string()),
  }),
);
export type ProposalSummary = z.output<typeof proposalSummary>;

export const proposalAnswer = named(
  'Proposal',
  proposalSummary.extend({
    form,
    /** What visitors read. */
    before: z.unknown(),
    /** What they would read. */
    after: z.unknown(),
    /** What keeps the caller from confirming it. */
    hindrance: z.enum(hindrances).nullable(),
  }),
);
export type Proposal = z.output<typeof proposalAnswer>;

const adminNotice = z.object({
  id: z.int(),
  kind: z.enum(adminNoticeKinds),
  title: z.string(),
  /** The account or address that was let through; for a confirmed change, who proposed it; of a permit, its end in words. */
  detail: z.string(),
  /** A username. */
  by: z.string(),
  at: time,
  /** Where it can be mended. */
  href: z.string().optional(),
});
export type AdminNotice = z.output<typeof adminNotice>;

/** Rule that tells who may take part in a change of the accounts, said before anybody types one. */
const accountRule = z.object({
  /** True while the accounts are the demonstration's: one admin then publishes the first real ones. */
  isFirst: z.boolean(),
  admins: z.array(
    z.object({
      username: z.string(),
      isReader: z.boolean(),
      /** The moment from which the account counts; null while somebody else knows its password. */
      trustedFrom: time.nullable(),
      isTrusted: z.boolean(),
    }),
  ),
});
export type AccountRule = z.output<typeof accountRule>;

/** Notices that the caller is told as an admin, and has not taken note of. */
export const proposalNewsAnswer = named(
  'ProposalNews',
  z.object({ proposals: z.array(proposalSummary), notices: z.array(adminNotice), rule: accountRule }),
);
export type ProposalNews = z.output<typeof proposalNewsAnswer>;
