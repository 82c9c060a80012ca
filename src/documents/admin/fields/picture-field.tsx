import { Controller } from 'react-hook-form';
import { joinUrls, splitUrls } from '#/media/fields/picture-urls.ts';
import { PicturesField } from '#/media/fields/pictures-field.tsx';
import { UploadField } from '#/media/fields/upload-field.tsx';
import type { SchemaFieldProps } from './field-props.ts';
import { firstError } from './first-error.ts';

const mostPictures = 50;

/** One picture, or several in their order. */
export function PictureField({ schema, form, name }: SchemaFieldProps) {
  const words = { label: schema.title ?? '', error: firstError(form.formState.errors, name) };
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, value, onChange } }) =>
        schema.control === 'picture' ? (
          <UploadField {...words} {...{ ref, value, onChange }} />
        ) : (
          <PicturesField
            {...words}
            ref={ref}
            most={mostPictures}
            value={joinUrls(value)}
            onChange={(urls) => onChange(splitUrls(urls))}
          />
        )
      }
    />
  );
}
