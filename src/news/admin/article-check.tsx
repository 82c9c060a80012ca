import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { articleCheckText as text } from '#/i18n/tr/article-check.ts';
import { type FormState, focusField } from '#/panel/form/form-state.ts';
import { useShowsCodes } from '#/panel/writing/use-writing-mode.ts';
import { SelectWords } from '#/panel/writing/writing-field.ts';
import { keyOfFinding } from '#/stored/finding.ts';
import { type Finding, type FindingGroup, groupsOfFindings, listGroup } from '../check/finding.ts';
import { tellPlace } from './publish-question.tsx';
import { useArticleFindings } from './use-article-findings.ts';

/** Reminds and stops nothing by itself: a draft may be as rough as it likes, and an editor may know better. */
export default function ArticleCheck({ form }: { form: FormState }) {
  const findings = useArticleFindings(form);
  const sum = sumUp(findings);
  const isUrgent = listGroup(findings ?? [], 'must').length > 0;
  return (
    <div className="min-w-0">
      <details className="group rounded-md border border-snow-300 bg-snow-50">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-md px-3 py-2 hover:bg-snow-100 [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <span className="font-semibold wrap-anywhere">{text.title}</span>
            <span className={`text-sm wrap-anywhere ${isUrgent ? 'text-danger-700' : 'text-ink-soft'}`}>
              {sum}
            </span>
          </span>
          <ChevronDown className="size-5 shrink-0 group-open:rotate-180" aria-hidden />
        </summary>
        <div className="grid grid-cols-1 gap-4 border-t border-snow-300 p-3">
          {groupsOfFindings.map((group) => (
            <FindingList key={group} group={group} findings={listGroup(findings ?? [], group)} />
          ))}
          <p className="text-[0.8125rem] leading-snug text-ink-soft">{text.hint}</p>
        </div>
      </details>
      <p aria-live="polite" className="sr-only">
        {findings && `${text.title}: ${sum}`}
      </p>
    </div>
  );
}

function sumUp(findings: Finding[] | undefined): string {
  if (!findings) return text.waiting;
  const count = (group: FindingGroup) => listGroup(findings, group).length;
  const parts = groupsOfFindings
    .filter((group) => count(group) > 0)
    .map((group) => text[group](count(group)));
  return parts.join(', ') || text.nothingFound;
}

/** Most findings shown at once; a person who has mended these sees the next ones. */
const mostShown = 20;

interface FindingListProps {
  group: FindingGroup;
  findings: readonly Finding[];
}

function FindingList({ group, findings }: FindingListProps) {
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
            onShow={(button) => showFinding(finding, button)}
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
  const showsCodes = useShowsCodes();
  const { what, mend } = text.kinds[finding.kind];
  return (
    <li className="grid justify-items-start border-l-2 border-snow-300 pl-3 text-sm leading-snug wrap-anywhere">
      <p>{what}</p>
      <button
        type="button"
        onClick={(event) => onShow(event.currentTarget)}
        className="min-h-11 cursor-pointer py-1 text-left font-semibold text-night-700 underline underline-offset-4 sm:min-h-8"
      >
        {tellPlace(finding.kind === 'empty-heading' && !showsCodes ? { ...finding, words: '' } : finding)}
      </button>
      <p className="text-ink-soft">{(showsCodes && text.inCodes[finding.kind]) || mend}</p>
      {finding.blocks && <p className="font-semibold text-danger-700">{text.neverPublished}</p>}
    </li>
  );
}

/** Goes to the field, and selects the words where they stand in it as they are read. */
function showFinding({ place, words }: Finding, button: HTMLButtonElement): void {
  const field = button.form?.elements.namedItem(place);
  const sought = words.replace(/…$/, '');
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) selectTyped(field, sought);
  const holder = button.form?.querySelector<HTMLElement>(`[data-field="${place}"]`);
  if (holder) focusField(holder);
  if (sought !== '') document.activeElement?.dispatchEvent(new SelectWords(sought));
}

/** Selects typed text. Called before the focus, because a text area then moves to its selection. */
function selectTyped(field: HTMLTextAreaElement | HTMLInputElement, sought: string): void {
  const start = field.value.indexOf(sought);
  if (sought !== '' && start !== -1) field.setSelectionRange(start, start + sought.length);
}
