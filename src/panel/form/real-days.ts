import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { formDialogText as text } from '#/i18n/tr/form-dialog.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';

/**
 * A date field gives no value for 31 February or for half a date, which would be saved as none. A time of publication that
 * is not chosen yet is empty.
 */
export const withRealDays =
  <Form extends FieldValues, Draft>(
    resolver: Resolver<Form, unknown, Draft>,
  ): Resolver<Form, unknown, Draft> =>
  async (values, context, options) => {
    const resolved = await resolver(values, context, options);
    const names: readonly string[] = options.names ?? [];
    const unreal = [...document.querySelectorAll<HTMLInputElement>('input[type^="date"]')].filter(
      ({ name, validity }) => validity.badInput && names.includes(name),
    );
    const faults = [
      ...(values.publishAt === '' ? [['publishAt', publishingText.timeNeeded] as const] : []),
      ...unreal.map(({ name }) => [name, text.noSuchDay] as const),
    ];
    if (faults.length === 0) return resolved;
    const errors: FieldErrors<Form> = {};
    Object.assign(errors, resolved.errors);
    for (const [name, message] of faults) set(errors, name, { type: 'date', message });
    return { values: {}, errors };
  };
