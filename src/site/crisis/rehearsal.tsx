import { type CrisisKind, crisisKinds } from '#/content/crisis-kinds.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { crisisText as text } from '#/i18n/tr/crisis.ts';

/** Says, above all else on the page, that it is none, and leads to the rehearsals of the other kinds. */
export const Rehearsal = ({ kind }: { kind: CrisisKind }) => (
  <aside lang="tr" dir="ltr">
    <p>
      <b>{text.rehearsal}</b>
      {Object.entries(crisisKinds)
        .filter(([other]) => other !== kind)
        .map(([other, label]) => (
          <span key={other}>
            {' · '}
            <a href={previewPaths.crisis(other)}>{label}</a>
          </span>
        ))}
    </p>
  </aside>
);
