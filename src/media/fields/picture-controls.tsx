import { type Controls, type FieldProps, useWords } from '#/panel/form/field-props.ts';
import { emptyValue } from '#/panel/form/form-schema.ts';
import { useFault, useField } from '#/panel/form/form-state.ts';
import { PicturesField } from './pictures-field.tsx';

/** Controls for the pictures of any form. */
export const pictureControls: Controls = {
  picture: (field) => <PicturesControl {...field} isOne />,
  pictures: (field) => <PicturesControl {...field} />,
};

const mostPictures = 50;

function PicturesControl({ isOne = false, ...props }: FieldProps & { isOne?: boolean }) {
  const { schema } = props;
  const { label, hint } = useWords(props);
  const errors = usePictureErrors(props);
  const [value, onChange] = useField<unknown>(props);
  const urls = Array.isArray(value) ? value : [value].filter(Boolean);
  return (
    <PicturesField
      {...{ label, hint, isRequired: schema.isRequired, ...errors }}
      most={isOne ? 1 : (schema.maxItems ?? mostPictures)}
      value={urls}
      onChange={(urls) => onChange(isOne ? (urls[0] ?? emptyValue(schema)) : urls)}
    />
  );
}

/** Kind of a fault for a picture without a description, which the field shows beside that picture. */
export const undescribed = 'undescribed';

/** Separates a field's own error from the one about its pictures. */
export function usePictureErrors(field: Pick<FieldProps, 'form' | 'name'>) {
  const fault = useFault(field);
  return fault?.kind === undescribed ? { altTextError: fault.message } : { error: fault?.message };
}
