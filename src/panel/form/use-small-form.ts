import { type SubmitEventHandler, useRef, useState } from 'react';
import type { z } from 'zod';
import { HttpError } from '#/http/request.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { serverMessage } from '../failure.tsx';
import { showFailure, showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';

/** Properties that a field is drawn with. */
export interface SmallField {
  name: string;
  value: string;
  error?: string;
  onChange: (event: { target: { value: string } }) => void;
}

interface SmallForm<Name extends string, Checked, Saved> {
  schema: z.ZodType<Checked>;
  /** What stands in the fields at first. */
  empty: Record<Name, string>;
  save: (checked: Checked) => Promise<Saved>;
  /** What the usual toast says of a success; left out where `onSaved` tells of it. */
  saved?: string;
  /** Reads again what is changed, also by somebody who was quicker. */
  refresh?: () => Promise<unknown>;
  onSaved: (saved: Saved, checked: Checked) => void;
  /** Said where the server gives no reason. */
  failed?: string;
  /** Tells of a refusal in place of the usual toast. @param isNamed a field says it */
  onRefused?: (error: Error, isNamed: boolean) => void;
  isSignIn?: boolean;
}

/** A sentence for each field that is wrong. */
type Faults = Readonly<Record<string, string | undefined>>;

/** A form of a few lines that is sent once, and is none of a stored thing. */
export function useSmallForm<Name extends string, Checked, Saved>({
  schema,
  empty,
  save,
  saved,
  refresh,
  onSaved,
  failed = text.saveFailed,
  onRefused = (error) => showFailure(error, { otherwise: failed }),
  isSignIn,
}: SmallForm<Name, Checked, Saved>) {
  const [first] = useState<Readonly<Record<string, string>>>(empty);
  const [values, setValues] = useState(first);
  /** Undefined until the form is sent; from then on a field is checked as it is typed. */
  const [faults, setFaults] = useState<Faults>();
  const sent = useRef<HTMLFormElement>(null);

  const call = useSingleMutation(
    {
      mutationFn: save,
      onSuccess: (result, checked) => {
        if (saved) showToast({ title: text.succeeded, description: saved });
        void refresh?.();
        onSaved(result, checked);
      },
      onError: (error) => {
        const named = faultsNamedBy(error, first);
        onRefused(error, named !== undefined);
        show(named ?? {});
        if (error instanceof HttpError && error.status === 409) void refresh?.();
      },
    },
    { isSignIn },
  );

  /** Leads to the first field that is wrong. */
  function show(found: Faults) {
    setFaults(found);
    const fields = Object.keys(found).map((name) => `[name="${name}"]`);
    if (fields.length > 0) sent.current?.querySelector<HTMLElement>(fields.join())?.focus();
  }

  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    sent.current = event.currentTarget;
    const checked = schema.safeParse(values);
    show(faultsIn(checked.error));
    if (checked.success) call.mutate(checked.data);
  };

  function change(name: Name, value: string) {
    const next = { ...values, [name]: value };
    setValues(next);
    if (faults) setFaults({ ...faults, [name]: faultsIn(schema.safeParse(next).error)[name] });
    // what was refused is not what stands there any more
    if (call.error) call.reset();
  }

  return {
    field: (name: Name): SmallField => ({
      name,
      value: values[name] ?? '',
      error: faults?.[name],
      onChange: ({ target }) => change(name, target.value),
    }),
    submit,
    isDirty: Object.entries(values).some(([name, value]) => value !== first[name]),
    isPending: call.isPending,
    isSuccess: call.isSuccess,
    /** Why it was refused, unless a field says so. */
    failure: call.error && !faultsNamedBy(call.error, first) ? serverMessage(call.error, failed) : undefined,
  };
}

/** Finds the first fault of each field. */
const faultsIn = (error: z.ZodError | undefined): Faults =>
  Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]));

/** Finds what the server says of fields that the form has. */
function faultsNamedBy(error: Error, fields: object): Faults | undefined {
  const told = error instanceof HttpError ? error.fields : {};
  const named = Object.entries(told).filter(([name]) => name in fields);
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
