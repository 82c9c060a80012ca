import { publishingText } from '#/i18n/tr/publishing.ts';
import { pictureControls } from '#/media/fields/picture-controls.tsx';
import type { Controls, FieldProps } from '#/panel/form/field-props.ts';
import type { FormState } from '#/panel/form/form-state.ts';
import { CheckField } from '#/panel/form/schema-field.tsx';
import { PublishAtField } from '#/panel/stored/publish-at-field.tsx';
import { useMayPublish } from '#/staff/queries.ts';

/** Controls that the forms of all collections have. */
export const collectionControls: Controls = {
  ...pictureControls,
  publishAt: ({ form }) => <PublicationTime form={form} />,
  published: (field) => <PublishedField {...field} />,
};

/** Time of publication; a person who may not publish reads that once, below. */
function PublicationTime({ form }: { form: FormState }) {
  return useMayPublish() && <PublishAtField form={form} />;
}

function PublishedField(field: FieldProps) {
  if (useMayPublish()) return <CheckField {...field} />;
  return <p className="text-sm text-ink-soft">{publishingText.mayNot}</p>;
}
