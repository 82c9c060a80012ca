import type { RefObject } from 'react';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { usePictureOnItsWay } from '#/media/fields/use-picture-upload.ts';
import { FormFailure } from '#/panel/form/form-failure.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { serverMessage } from '#/panel/server-message.ts';
import type { PhotoFormApi } from './empty-photo.ts';
import type { OperationField } from './operation-field.ts';
import { PhotoFields } from './photo-fields.tsx';
import { usePhotoAdd } from './use-photo-add.ts';

interface PhotoFormProps {
  form: PhotoFormApi;
  /** Holds the key under which this photo is added, however often it takes. */
  origin: RefObject<{ key: string }>;
  OperationField: OperationField;
  onAdded: () => void;
  onCancel: () => void;
}

export function PhotoForm({ form, origin, OperationField, onAdded, onCancel }: PhotoFormProps) {
  const adding = usePhotoAdd({ form, origin, onAdded });
  return (
    <FormFrame
      onSubmit={form.handleSubmit((draft) => adding.mutate(draft))}
      isSaving={adding.isPending}
      waitingFor={usePictureOnItsWay()}
      onCancel={onCancel}
      failure={adding.isError && <FormFailure message={serverMessage(adding.error, text.notAdded)} />}
    >
      <PhotoFields form={form} OperationField={OperationField} />
    </FormFrame>
  );
}
