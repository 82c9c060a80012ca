import { ChevronDown } from 'lucide-react';
import { articleCheckText as text } from '#/i18n/tr/article-check.ts';
import { type Finding, type FindingGroup, groupsOfFindings, listGroup } from '../check/finding.ts';
import { FindingList } from './finding-list.tsx';
import { type NewsForm, useArticleFindings } from './use-article-findings.ts';

/** Reminds and stops nothing by itself: a draft may be as rough as it likes, and an editor may know better. */
export default function ArticleCheck({ form }: { form: NewsForm }) {
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
            <FindingList key={group} group={group} findings={listGroup(findings ?? [], group)} form={form} />
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
