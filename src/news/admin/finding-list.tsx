import { useId } from 'react';
import { articleCheckText as text } from '#/i18n/tr/article-check.ts';
import { type Finding, type FindingGroup, keyOfFinding } from '../check/finding.ts';
import { tellPlace } from './finding-place.ts';
import { showFinding } from './show-finding.ts';
import type { NewsForm } from './use-article-findings.ts';

/** Who has mended these sees the next ones. */
const mostShown = 20;

interface FindingListProps {
  group: FindingGroup;
  findings: readonly Finding[];
  form: NewsForm;
}

export function FindingList({ group, findings, form }: FindingListProps) {
  const headingId = useId();
  if (findings.length === 0) return null;
  const further = findings.length - mostShown;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2">
      <h3 id={headingId} className={`text-sm font-bold ${headingColours[group]}`}>
        {text.groups[group]}
      </h3>
      <ul className="grid grid-cols-1 gap-3">
        {findings.slice(0, mostShown).map((finding) => (
          <FindingLine
            key={keyOfFinding(finding)}
            finding={finding}
            onShow={(button) => showFinding(form, finding, button)}
          />
        ))}
      </ul>
      {further > 0 && <p className="text-sm text-ink-soft">{text.further(further)}</p>}
    </section>
  );
}

const headingColours = { must: 'text-danger-700', better: 'text-ink' };

interface FindingLineProps {
  finding: Finding;
  onShow: (button: HTMLButtonElement) => void;
}

function FindingLine({ finding, onShow }: FindingLineProps) {
  const { what, mend } = text.kinds[finding.kind];
  return (
    <li className="grid justify-items-start border-l-2 border-snow-300 pl-3 text-sm leading-snug wrap-anywhere">
      <p>{what}</p>
      <button
        type="button"
        onClick={(event) => onShow(event.currentTarget)}
        className="min-h-11 cursor-pointer py-1 text-left font-semibold text-night-700 underline underline-offset-4 sm:min-h-8"
      >
        {tellPlace(finding)}
      </button>
      <p className="text-ink-soft">{mend}</p>
      {finding.blocks && <p className="font-semibold text-danger-700">{text.neverPublished}</p>}
    </li>
  );
}
