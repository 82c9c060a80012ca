import { createFormState, type FormState } from '#/panel/form/form-state.ts';
import { isSame } from '#/panel/save/merge.ts';
import { createStore } from '#/panel/store.ts';

/** A form that is no more than its values, as one over something stored holds them. */
export function holdForm<Form extends object>(stored: Form): FormState<Form> {
  const { subscribe, read, write } = createStore(stored);
  return createFormState({
    ...{ subscribe, write, values: read },
    stored: () => stored,
    isDirty: () => !isSame(read(), stored),
    check: () => undefined,
  });
}
