import { type FieldError, get, useController } from 'react-hook-form';
import { type Controls, type FieldForm, type FieldProps, wordsOf } from '#/panel/form/field-props.ts';
import { emptyValue } from '#/panel/form/form-schema.ts';
import { PicturesField } from './pictures-field.tsx';

/** Controls for the pictures of any form. */
export const pictureControls: Controls = {
  picture: (field) => <PicturesControl {...field} isOne />,
  pictures: (field) => <PicturesControl {...field} />,
};

const mostPictures = 50;

function PicturesControl({ isOne = false, ...props }: FieldProps & { isOne?: boolean }) {
  const { form, name, schema } = props;
  const { label, hint, error } = wordsOf(props);
  const { ref, value, onChange } = useController({ control: form.control, name }).field;
  const only = value ? [value] : [];
  return (
    <PicturesField
      {...{ ref, label, hint, isRequired: schema.isRequired }}
      {...errorsOf(form, name, error)}
      most={isOne ? 1 : (schema.maxItems ?? mostPictures)}
      value={isOne ? only : value}
      onChange={(urls) => onChange(isOne ? (urls[0] ?? emptyValue(schema)) : urls)}
    />
  );
}

/** Type of the form's error for a picture without a description, which the field shows beside that picture. */
export const undescribed = 'undescribed';

/** Separates a field's own error from the one about its pictures. */
export function errorsOf({ formState }: FieldForm, name: string, message: string | undefined) {
  const found: FieldError | undefined = get(formState.errors, name);
  return found?.type === undescribed ? { altTextError: message } : { error: message };
}
