import { previewText as text } from '#/i18n/tr/preview.ts';
import { type FormState, useIsDirty } from '../form/form-state.ts';
import { PreviewLink } from '../preview-link.tsx';

interface StoredPreviewProps {
  path: string;
  title: string;
  hint: string;
  /** The form of the thing. */
  form: FormState<object>;
}

/** The preview shows what is stored, without what is not saved yet. */
export function StoredPreview({ path, title, hint, form }: StoredPreviewProps) {
  const isDirty = useIsDirty(form);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <PreviewLink path={path} title={title} />
      <p role="status" className="text-[0.8125rem] leading-snug text-ink-soft">
        {isDirty ? text.previewLacksChanges : hint}
      </p>
    </div>
  );
}
