import { z } from 'zod';
import { largestId } from '#/http/fields.ts';
import { auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import { acts } from '#/stored/kinds.ts';

/** Rows that the list gives at a time. */
export const auditPage = 50;

const day = z.iso.date(text.filterInvalid);
const nothing = z.literal('').transform(() => undefined);
const optional = <Schema extends z.ZodType>(schema: Schema) => nothing.or(schema).optional();

/** Filter of a list of the log. `from` and `to` are days in Istanbul, both included. */
export const auditFilterSchema = z.object({
  /** An action such as 'news.create', or all of one subject: 'news'. */
  action: optional(z.string().regex(/^[a-z-]+(\.[a-z-]+)?$/, text.filterInvalid)),
  act: optional(z.enum(acts, text.filterInvalid)),
  username: optional(z.string().max(100, text.filterInvalid)),
  /** Words of the title of what was changed, or of who changed it, however their Turkish letters are written. */
  title: optional(z.string().max(200, text.filterInvalid)),
  from: optional(day),
  to: optional(day),
  /** Id of a row; gives only older ones. */
  before: optional(
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/, text.filterInvalid)
      .transform(Number)
      .refine((id) => id <= largestId, text.filterInvalid),
  ),
});

export type AuditFilter = z.infer<typeof auditFilterSchema>;
