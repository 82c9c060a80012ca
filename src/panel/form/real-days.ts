import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { formDialogText as text } from '#/i18n/tr/form-dialog.ts';

/** A date field gives no value for 31 February or for half a date, which would be saved as none. */
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
    if (unreal.length === 0) return resolved;
    const errors: FieldErrors<Form> = {};
    Object.assign(errors, resolved.errors);
    for (const { name } of unreal) set(errors, name, { type: 'date', message: text.noSuchDay });
    return { values: {}, errors };
  };
