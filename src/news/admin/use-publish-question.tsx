import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isHere, lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { useQuestion } from '#/panel/use-question.ts';
import { keyOfFinding } from '#/stored/finding.ts';
import type { CheckedArticle, Finding } from '../check/finding.ts';
import type { News } from '../schema.ts';

const PublishQuestion = lazyDialog(() => import('./publish-question.tsx'));

type Draft = Pick<CheckedArticle, 'title' | 'excerpt' | 'content'> &
  Partial<Pick<News, 'imageUrl' | 'images'>>;

/** Asks before an article goes out with what should not, and only once for each such place. */
export function usePublishQuestion() {
  const queries = useQueryClient();
  const { asked, ask } = useQuestion<readonly Finding[]>();
  const accepted = useRef(new Set<string>());

  async function askOnce({ imageUrl, images = [], ...draft }: Draft): Promise<boolean> {
    // without its code the check keeps nobody from publishing
    const check = await import('./find-urgent.ts').catch(() => undefined);
    const findings = (await check?.findUrgent(queries, { ...draft, images, imageUrl: imageUrl ?? '' })) ?? [];
    if (findings.every((finding) => accepted.current.has(keyOfFinding(finding)))) return true;
    // the form lies above what would be shown in the question's place
    if (!(await isHere(PublishQuestion))) return true;
    const isToGoOut = await ask(findings);
    if (isToGoOut) for (const finding of findings) accepted.current.add(keyOfFinding(finding));
    return isToGoOut;
  }

  return {
    ask: askOnce,
    question: asked && (
      <PublishQuestion
        findings={asked.about}
        onConfirm={() => asked.answer(true)}
        onClose={() => asked.answer(false)}
      />
    ),
  };
}
