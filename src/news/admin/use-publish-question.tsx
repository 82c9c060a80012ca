import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import type { CheckedArticle, Finding } from '../check/finding.ts';
import { keyOfFinding } from '../check/finding.ts';

const PublishQuestion = lazyDialog(() => import('./publish-question.tsx'));

interface Asked {
  findings: readonly Finding[];
  answer: (isToGoOut: boolean) => void;
}

type Draft = Omit<CheckedArticle, 'imageUrl'> & { imageUrl: string | null };

/** Asks before an article goes out with what should not, and only once for each such place. */
export function usePublishQuestion() {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const accepted = useRef(new Set<string>());

  async function ask({ imageUrl, ...draft }: Draft): Promise<boolean> {
    const check = await import('./find-urgent.ts').catch(() => undefined);
    // without its code the check keeps nobody from publishing
    const findings = (await check?.findUrgent(queries, { ...draft, imageUrl: imageUrl ?? '' })) ?? [];
    if (findings.every((finding) => accepted.current.has(keyOfFinding(finding)))) return true;
    const isToGoOut = await new Promise<boolean>((answer) => setAsked({ findings, answer }));
    setAsked(undefined);
    if (isToGoOut) for (const finding of findings) accepted.current.add(keyOfFinding(finding));
    return isToGoOut;
  }

  return {
    ask,
    question: asked && (
      <PublishQuestion
        findings={asked.findings}
        onConfirm={() => asked.answer(true)}
        onClose={() => asked.answer(false)}
      />
    ),
  };
}
