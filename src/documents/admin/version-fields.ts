import { isChanged, type VersionField } from '#/panel/versions/versions-plan.ts';
import { linesBeside } from '../changed-lines.ts';
import { fieldsOf, valuesOf } from '../flat-document.ts';
import type { FormSchema } from '../form-schema.ts';
import type { DocumentVersion } from '../schema.ts';

type Valued = Pick<DocumentVersion, 'value'>;

/** Of a statute of 46 articles only what differs. */
export const comparisonOf =
  (form: FormSchema) =>
  (before: Valued, after: Valued): VersionField[] => {
    const [old, now] = [valuesOf(before.value), valuesOf(after.value)];
    const fields = Object.entries(fieldsOf(form)).map(([name, field]) => ({
      label: field.title ?? '',
      isProse: true,
      isFolded: true,
      before: linesBeside(field, old[name]),
      after: linesBeside(field, now[name]),
    }));
    return fields.filter(isChanged);
  };
