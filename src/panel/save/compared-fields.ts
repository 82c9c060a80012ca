import { type SeenDifferences, seenFieldOf } from '../difference/field-difference.tsx';
import type { FormSchema } from '../form/form-schema.ts';
import { linesBeside, nameOfPlace, withoutPlaces } from '../form/words-of-value.ts';
import type { ComparedField } from './compare.ts';

/** Whether and when visitors see it: nobody has typed it, so it is asked about whole. */
const publication = ['publishAt', 'published'];

/**
 * The fields of a form as two versions of it are compared.
 * @param isNested whether places inside of a field are compared, too
 */
export const comparedFields = (
  fields: FormSchema,
  isNested = false,
  seen: SeenDifferences = {},
): [string, ComparedField][] =>
  Object.entries(fields.properties ?? {}).map(([name, field]) => {
    const whole = {
      label: field.title ?? '',
      seen: seenFieldOf(field, seen[name]),
      show: (value: unknown) => linesBeside(field, value).join('\n'),
    };
    return [name, isNested && !publication.includes(name) ? { ...whole, ...partsOf(field) } : whole];
  });

const partsOf = (field: FormSchema): Pick<ComparedField, 'inside' | 'uncounted'> => ({
  inside: (place, value) => {
    const { words, schema } = nameOfPlace(field, { place, value });
    return {
      label: words.join(' › '),
      seen: seenFieldOf(schema),
      show: (part) => linesBeside(schema, part).join('\n'),
    };
  },
  uncounted: (value) => withoutPlaces(field, value),
});
