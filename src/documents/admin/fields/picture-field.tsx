import { Controller } from 'react-hook-form';
import { joinUrls, splitUrls } from '#/media/fields/picture-urls.ts';
import { PicturesField } from '#/media/fields/pictures-field.tsx';
import { UploadField } from '#/media/fields/upload-field.tsx';
import { type SchemaFieldProps, wordsOf } from './field-props.ts';

const mostPictures = 50;

/** One picture, or several in their order. */
export function PictureField(props: SchemaFieldProps) {
  const { label, error } = wordsOf(props);
  return (
    <Controller
      control={props.form.control}
      name={props.name}
      render={({ field: { ref, value, onChange } }) =>
        props.schema.control === 'picture' ? (
          <UploadField {...{ label, error, ref, value, onChange }} />
        ) : (
          <PicturesField
            {...{ label, error, ref }}
            most={mostPictures}
            value={joinUrls(value)}
            onChange={(urls) => onChange(splitUrls(urls))}
          />
        )
      }
    />
  );
}
