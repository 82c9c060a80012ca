import { type ReactNode, useState } from 'react';
import { type FieldError, get, useController } from 'react-hook-form';
import { type Controls, type FieldForm, type FieldProps, wordsOf } from '#/panel/form/field-props.ts';
import { joinUrls, splitUrls } from './picture-urls.ts';
import { PicturesField } from './pictures-field.tsx';
import { UploadField } from './upload-field.tsx';

/** Controls for the pictures of any form. */
export const pictureControls: Controls = {
  picture: (field) => <PictureControl {...field} />,
  pictures: (field) => <PicturesControl {...field} />,
};

function PictureControl(props: FieldProps): ReactNode {
  const { form, name, schema } = props;
  const { ref, value, onChange } = useController({ control: form.control, name }).field;
  return (
    <UploadField
      {...pictureWordsOf(props)}
      {...{ ref, value: value ?? '' }}
      isRequired={schema.isRequired}
      onChange={(url) => onChange(url === '' && schema.default === null ? null : url)}
    />
  );
}

const mostPictures = 50;

function PicturesControl(props: FieldProps): ReactNode {
  const { form, name, schema } = props;
  const { ref, value, onChange } = useController({ control: form.control, name }).field;
  const stored = joinUrls(value);
  const [typed, setTyped] = useState(stored);
  return (
    <PicturesField
      {...pictureWordsOf(props)}
      ref={ref}
      most={schema.maxItems ?? mostPictures}
      // a comma that was typed last stays; what came from elsewhere replaces it
      value={joinUrls(splitUrls(typed)) === stored ? typed : stored}
      onChange={(urls) => {
        setTyped(urls);
        onChange(splitUrls(urls));
      }}
    />
  );
}

/** Type of the form's error for a picture without a description, which the field shows beside that picture. */
export const undescribed = 'undescribed';

function pictureWordsOf(props: FieldProps) {
  const { label, hint, error } = wordsOf(props);
  return { label, hint, ...errorsOf(props.form, props.name, error) };
}

/** Separates a field's own error from the one about its pictures. */
export function errorsOf({ formState }: FieldForm, name: string, message: string | undefined) {
  const found: FieldError | undefined = get(formState.errors, name);
  const isOfPicture = found?.type === undescribed;
  return isOfPicture ? { altTextError: message } : { error: message };
}
