import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import { LineDifference } from '../difference/line-difference.tsx';
import { TextDifference } from '../difference/text-difference.tsx';
import { isChanged, type VersionField } from './version-fields.ts';

interface VersionDifferenceProps {
  fields: VersionField[];
  version: number;
  /** It is compared with a draft, while visitors read another version. */
  isDraft: boolean;
  /** Said when nothing differs. */
  isSame: string;
}

export function VersionDifference({ fields, version, isDraft, isSame }: VersionDifferenceProps) {
  const changed = fields.filter(isChanged).length;
  const now = isDraft ? text.draft : text.present;
  const labels = { before: text.version(version), after: now.is };
  return (
    <>
      <p className="text-ink-soft">
        {changed > 0 ? `${text.differs(changed, now.from)} ${text.legend(now.in)}` : isSame}
      </p>
      {fields.map((field) => (
        <section key={field.label} className="grid gap-1.5">
          <h4 className="text-sm font-semibold">
            {field.label}
            {!isChanged(field) && <span className="font-normal text-ink-soft"> ({text.unchanged})</span>}
          </h4>
          <FieldDifference field={field} labels={labels} />
        </section>
      ))}
    </>
  );
}

function FieldDifference({
  field,
  labels,
}: {
  field: VersionField;
  labels: { before: string; after: string };
}) {
  const { before, after, isProse, isFolded } = field;
  if (!isChanged(field))
    return <p className="wrap-anywhere whitespace-pre-wrap">{before.join('\n') || '–'}</p>;
  if (!isProse) return <LineDifference before={before} after={after} labels={labels} />;
  const texts = { before: before.join('\n'), after: after.join('\n') };
  return <TextDifference {...texts} labels={labels} isFolded={isFolded} />;
}
