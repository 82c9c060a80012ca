import type { ComponentProps } from 'react';
import { NewsTab } from '#/news/admin/news-tab.tsx';
import { OperationFieldContext } from '#/news/admin/operation-field.ts';
import type { OperationChoice } from '#/operations/admin/operation-choice.tsx';
import { FailureBoundary } from '#/panel/failure-boundary.tsx';
import { lazy } from '#/panel/lazy.tsx';

/** Passes operations to the news, because neither folder may import the other. */
export function NewsWithOperations() {
  return (
    <OperationFieldContext value={LateOperationChoice}>
      <NewsTab />
    </OperationFieldContext>
  );
}

const Choice = lazy(async () => {
  const { OperationChoice } = await import('#/operations/admin/operation-choice.tsx');
  return { default: OperationChoice };
});

/** Comes with the first form, and not with the panel. Without it the form works, and the chosen operation stays. */
function LateOperationChoice(props: ComponentProps<typeof OperationChoice>) {
  return (
    <FailureBoundary instead={null}>
      <Choice {...props} />
    </FailureBoundary>
  );
}
