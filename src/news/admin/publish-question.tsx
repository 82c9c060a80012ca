import { articleCheckText as text } from '#/i18n/tr/article-check.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import type { Question } from '#/panel/stored/publication-acts.tsx';
import type { AskedFinding } from '#/stored/finding.ts';
import type { Finding } from '../check/finding.ts';
import { news } from '../schema.ts';

/** Most findings shown: on a phone the two answers stay in sight. */
const mostShown = 4;

/** Tells of a picture that only the form can describe. */
export const isUndescribed = ({ kind }: Pick<AskedFinding, 'kind'>): boolean =>
  kind === 'undescribed-picture';

/** Names what should not go out; an editor may know better, but for what blocks. */
export const PublishQuestion: Question = ({ findings: asked, onConfirm, onClose }) => {
  // of an article the server finds these kinds in these places
  const findings = asked as readonly (AskedFinding & Finding)[];
  const further = findings.length - mostShown;
  const isBlocked = findings.some(({ blocks }) => blocks);
  return (
    <Confirm
      look="secondary"
      title={text.publishQuestion(findings.length)}
      description={isBlocked ? text.publishRefused : text.publishQuestionHint}
      confirmLabel={isBlocked ? undefined : text.publishAnyway}
      cancelLabel={text.goBack}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <ul className="mt-2 grid gap-3">
        {blockingFirst(findings)
          .slice(0, mostShown)
          .map((finding) => (
            <li
              key={finding.key}
              className="border-l-2 border-danger-600 pl-3 text-sm leading-snug wrap-anywhere"
            >
              <p>{text.kinds[finding.kind].what}</p>
              <p className="font-semibold">
                <bdi>{tellPlace(finding)}</bdi>
              </p>
              {finding.blocks && <p className="text-danger-700">{text.neverPublished}</p>}
            </li>
          ))}
      </ul>
      {further > 0 && <p className="text-sm text-ink-soft">{text.further(further)}</p>}
    </Confirm>
  );
};

const blockingFirst = <Found extends Finding>(findings: readonly Found[]) =>
  findings.toSorted((one, other) => Number(other.blocks) - Number(one.blocks));

/** 'İçerik: “0532 123 45 67”' */
export const tellPlace = ({ place, words }: Finding): string =>
  text.where(news.fields[place].input.title, words);
