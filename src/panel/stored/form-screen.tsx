import { type QueryClient, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import type { AskedFinding } from '#/stored/finding.ts';
import { remarkKinds } from '#/stored/remarks.ts';
import { type Act, undoBy } from '../act.tsx';
import { AimContext, AimedFocus, useAim } from '../form/aim.tsx';
import { readAgain } from '../read-again.ts';
import { Remarks } from '../remarks/remarks.tsx';
import type { Stored } from '../save/open-form.ts';
import type { SaveCalls, SaveOptions } from '../save/use-save.ts';
import { useFreshItem } from './fresh-item.tsx';
import { StoredFormDialog, type StoredFormPlan, StoredPreview } from './stored-form-dialog.tsx';

/** What the form of one kind needs to open, to save, and to say so. */
/** @template Fetched what `query` gives: the thing, and what else only the panel reads */
export interface FormPlan<Item extends Stored, Form extends object, Draft, Fetched extends Item = Item>
  extends StoredFormPlan<Form, Draft>,
    Pick<SaveOptions<Item>, 'offers'> {
  query: (id: number) => UseQueryOptions<Fetched, Error, Fetched, string[]>;
  /** Its list holds all of it, so that the form can open when nothing newer comes. */
  isWholeInList?: boolean;
  save: SaveCalls<Item, Draft>['save'];
  /** Stores what the server looks at when it takes this draft. */
  prepare?: (draft: Draft, queries: QueryClient) => Promise<void>;
  /** What takes back the publication that a save has brought. */
  undoPublication?: (queries: QueryClient, saved: Item) => Act<unknown>;
  /** Key of its list, where what was saved stands at once. */
  list: string;
  /** Where what is stored can be looked at. */
  preview?: { pathOf: (id: number) => string; hint: string };
  /** Left out for kinds that know no drafts. */
  useMayPublish?: () => boolean;
  isWidest?: boolean;
}

interface FormScreenProps {
  /** Undefined for something new. */
  id?: number;
  /** The thing as the list holds it. */
  known?: object;
  /** The slot of the text to go on with. */
  slot?: string;
  /** The field where it opens. */
  field?: string;
  /** What was found when it was to be published from its row, and must be mended here. */
  findings?: readonly AskedFinding[];
  onClose: () => void;
}

/** Opens the form of one kind of thing, with what is newest. */
function FormScreen<
  Item extends Stored & { title: string },
  Form extends object,
  Draft extends object,
  Fetched extends Item,
>({
  plan,
  id,
  known,
  slot,
  field,
  findings = [],
  onClose,
}: FormScreenProps & { plan: FormPlan<Item, Form, Draft, Fetched> }) {
  const queries = useQueryClient();
  const mayPublish = plan.useMayPublish?.();
  const { item, instead } = useFreshItem({
    ...{ query: plan.query(id ?? 0), title: plan.titles.edit, isNew: id === undefined, onClose },
    known: plan.isWholeInList ? (known as Fetched | undefined) : undefined,
  });
  const { aim } = useAim(plan.fields, field);
  if (instead) return instead;
  const { save, prepare, undoPublication, list, preview, offers, isWidest } = plan;
  const remarkKind = remarkKinds.find((kind) => kind === plan.kind);
  const faults = findings.map((finding) => plan.faultOf?.(finding)).filter((fault) => fault !== undefined);
  return (
    <AimContext value={aim}>
      <StoredFormDialog<Item, Form, Draft>
        {...{ plan, slot, isWidest, offers, mayPublish, onClose }}
        stored={item}
        above={item && remarkKind && <Remarks kind={remarkKind} item={item.id} />}
        calls={{
          ...{ save, prepare: async (draft) => prepare?.(draft, queries) },
          refresh: (saved) => readAgain(queries, { list, saved }),
        }}
        undo={(saved, before) =>
          undoPublication && isOut(saved) && !isOut(before)
            ? undoBy(queries, undoPublication(queries, saved))
            : undefined
        }
        faults={faults.length > 0 ? Object.fromEntries(faults) : undefined}
      >
        {(form) => (
          <>
            {item && preview && (
              <StoredPreview
                path={preview.pathOf(item.id)}
                title={item.title}
                hint={preview.hint}
                form={form}
              />
            )}
            <AimedFocus form={form} />
          </>
        )}
      </StoredFormDialog>
    </AimContext>
  );
}

/** Tells of what is published, or will be at its time. */
function isOut(thing: object = {}): boolean {
  const { published, scheduled }: { published?: boolean; scheduled?: boolean } = thing;
  return published === true || scheduled === true;
}

/** Makes the form of a kind. */
export const formScreenOf =
  <Item extends Stored & { title: string }, Form extends object, Draft extends object, Fetched extends Item>(
    plan: FormPlan<Item, Form, Draft, Fetched>,
  ) =>
  (props: FormScreenProps) => <FormScreen {...props} plan={plan} />;
