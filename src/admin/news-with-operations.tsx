import { NewsTab } from '#/news/admin/news-tab.tsx';
import { OperationFieldContext } from '#/news/admin/operation-field.ts';
import { OperationChoice } from '#/operations/admin/operation-choice.tsx';

/** Hands operations to the news, because neither folder may import the other. */
export function NewsWithOperations() {
  return (
    <OperationFieldContext value={OperationChoice}>
      <NewsTab />
    </OperationFieldContext>
  );
}
