import { FailureBoundary } from '#/panel/failure.tsx';
import { lazy } from '#/panel/lazy.tsx';
import type { FieldPlans } from '#/panel/stored/field-plans.tsx';
import type { NewsFormInput, NewsFormOutput } from './news-form-schema.ts';

/** As high as the closed box, so that nothing moves when it comes. */
const Placeholder = () => <div className="min-h-13 rounded-md border border-snow-300 bg-snow-50" />;

const ArticleCheck = lazy(() => import('./article-check.tsx'), Placeholder);

type NewsFields = FieldPlans<NewsFormInput, NewsFormOutput>;

/** Puts the check before the question whether to publish. The form works without it. */
export const withArticleCheck = (fields: NewsFields): NewsFields => ({
  ...fields,
  published: {
    ...fields.published,
    input: (form, name) => (
      <>
        <FailureBoundary instead={null}>
          <ArticleCheck form={form} />
        </FailureBoundary>
        {fields.published.input(form, name)}
      </>
    ),
  },
});
