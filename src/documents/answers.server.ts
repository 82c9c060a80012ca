import { z } from 'zod';
import { savedVersion, time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import { adminNoticeKinds } from '#/stored/admin-notices.ts';
import type { FormSchema } from './form-schema.ts';
import { hindrances, type Proposal, type ProposalNews, type ProposalSummary } from './proposals/schema.ts';
import type { DocumentSummary, DocumentVersion, PublicationOutcome, StoredDocument } from './schema.ts';

/** A JSON Schema. */
const form = z.custom<FormSchema>();

export const documentSummaryAnswer = named<DocumentSummary>('DocumentSummary')(
  z.object({
    id: z.int(),
    name: z.string(),
    title: z.string(),
    page: z.string().optional(),
    version: z.int(),
    publishedVersion: z.int(),
    published: z.boolean(),
    waits: z.boolean(),
    isGuarded: z.boolean(),
    publishAt: time.nullable(),
    updatedAt: time,
    updatedBy: z.string(),
  }),
);

export const documentAnswer = named<StoredDocument>('Document')(
  documentSummaryAnswer.extend({ value: z.unknown(), form, replacedVersion: z.int().optional() }),
);

export const documentVersionAnswer = named<DocumentVersion>('DocumentVersion')(
  z.object({ ...savedVersion, value: z.unknown() }),
);

export const publicationAnswer = named<PublicationOutcome>('PublicationOutcome')(
  z.object({ waiting: z.array(z.string()), inVersions: z.array(z.string()).optional() }),
);

const proposalSummary = named<ProposalSummary>('ProposalSummary')(
  z.object({
    id: z.int(),
    title: z.string(),
    version: z.int(),
    proposedBy: z.string(),
    proposedAt: time,
    isOwn: z.boolean(),
    mayConfirm: z.boolean(),
    confirmers: z.array(z.string()),
  }),
);

export const proposalAnswer = named<Proposal>('Proposal')(
  proposalSummary.extend({
    form,
    before: z.unknown(),
    after: z.unknown(),
    hindrance: z.enum(hindrances).nullable(),
  }),
);

export const proposalNewsAnswer = named<ProposalNews>('ProposalNews')(
  z.object({
    proposals: z.array(proposalSummary),
    notices: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(adminNoticeKinds),
        title: z.string(),
        detail: z.string(),
        by: z.string(),
        at: time,
      }),
    ),
    rule: z.object({
      isFirst: z.boolean(),
      admins: z.array(
        z.object({
          username: z.string(),
          isReader: z.boolean(),
          trustedFrom: time.nullable(),
          isTrusted: z.boolean(),
        }),
      ),
    }),
  }),
);
