import { z } from 'zod';
import { time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import type { AuditDetail, AuditLine } from './schema.ts';

export const auditLineAnswer = named<AuditLine>('AuditLine')(
  z.object({
    id: z.int(),
    at: time,
    username: z.string(),
    name: z.string().nullable(),
    action: z.string(),
    subjectKind: z.string(),
    subjectId: z.int().nullable(),
    subjectTitle: z.string(),
    subjectName: z.string().nullable(),
    address: z.string(),
    hasChange: z.boolean(),
  }),
);

const beforeAndAfter = z.object({ before: z.unknown().optional(), after: z.unknown().optional() });

export const auditDetailAnswer = named<AuditDetail>('AuditDetail')(
  auditLineAnswer.extend({
    change: z.record(z.string(), beforeAndAfter),
    previousHash: z.string(),
    hash: z.string(),
  }),
);
