import type { AskedFinding } from '#/stored/finding.ts';
import type { Fault, Faults } from '../form/form-state.ts';
import type { ComparedField, Comparison } from './compare.ts';

/** Stored thing as a save knows it. */
export interface Known {
  id: number;
  /** Rises with each change; a save that names an older one is refused. */
  version?: number;
  /** ISO 8601 UTC. */
  updatedAt?: string;
  updatedBy?: string;
}

/** Stored thing that counts its changes. */
export type Stored = Required<Pick<Known, 'id' | 'version' | 'updatedAt'>>;

/** Stored thing that a text was typed over, whole; one that was kept before the panel kept it whole has an id and a version only. */
export type Base = Pick<Known, 'id' | 'version'> & object;

/** Lies on this device from the first key to the last answer. */
export interface Kept<Form> {
  values: Form;
  /** Undefined for something new. */
  base?: Base | undefined;
  /** Identifies the save of something new, which a repeated call then does not make twice. */
  key: string;
  /** Key of the parked text that it was continued from. */
  parked?: string | undefined;
  /** Drafts that were sent without an answer: the server may have stored any of them. */
  sent: readonly object[];
  /** Keys of what the person was asked about and has said yes to. */
  accepted?: readonly string[] | undefined;
  /** ISO 8601 UTC. */
  typedAt: string;
}

/** Knowledge of one kind of form. */
export interface SaveRules<Form> {
  fields: readonly (readonly [string, ComparedField])[];
  /** Values of the form for what is stored; without it, of an empty form. */
  read: (stored?: object) => Form;
  /** Visitors always read some version of it. */
  isAlwaysOut?: boolean | undefined;
  /** The server may ask before something goes out. */
  canAsk?: boolean | undefined;
  /** Only what was changed is sent, so what others have changed since belongs into the form. */
  sendsChanges?: boolean | undefined;
  /** The fault of a field, with its place, for a finding that only the form can mend: nobody is asked about it. */
  faultOf?: ((finding: AskedFinding) => [string, Fault] | undefined) | undefined;
  /** For a form that adds things and goes on: what is left in it when this draft is stored. */
  rest?: ((values: Form, draft: object) => { values: Form; isEmpty: boolean }) | undefined;
}

export interface Press<Draft> {
  draft: Draft;
  /** What the draft says in place of the form. */
  change: object;
  /** What stood in the form at that moment. */
  typed: object;
}

export interface Sending<Draft> {
  press: Press<Draft>;
  /** The press's own draft, or with the changes of somebody else in it. */
  draft: Draft;
  over: Base | undefined;
  /** Changes of somebody else are saved with the form's own. */
  isMerged: boolean;
  sentBefore: readonly object[];
  isRekeyed: boolean;
}

type Phase<Item, Form, Draft> =
  | { is: 'open'; error?: unknown; isTypedMeanwhile?: boolean }
  | ({ is: 'sending' } & Sending<Draft>)
  | { is: 'unanswered'; press: Press<Draft>; error: unknown }
  | { is: 'asked'; press: Press<Draft>; findings: readonly AskedFinding[] }
  | { is: 'conflict'; current: Item; comparison: Comparison<Form> }
  | { is: 'closed' };

export interface OpenForm<Item, Form, Draft> {
  rules: SaveRules<Form>;
  /** Latest that this form has been told of. */
  stored: Item | undefined;
  kept: Kept<Form>;
  phase: Phase<Item, Form, Draft>;
  /** When the text was typed that has been brought back. */
  broughtBack?: string | undefined;
}

export type FormEvent<Item, Form, Draft> =
  | { type: 'typed'; values: Form; at: string }
  /** @param isOwn false for the text of another form, whose thing is gone */
  | { type: 'found'; kept: Kept<Form>; isOwn: boolean }
  | { type: 'pressed'; draft: Draft; change: object }
  /** @param isAwaited an upload of the form is still on its way, so that it stays open */
  | { type: 'answered'; stored: Item | undefined; isAwaited: boolean; newKey: string }
  | { type: 'failed'; error: unknown; isAwaited: boolean; newKey: string }
  | { type: 'online' }
  | { type: 'accepted' }
  | { type: 'declined' }
  | { type: 'settled'; values: Form }
  | { type: 'parked'; key: string }
  | { type: 'startedOver'; newKey: string };

export type Effect<Item, Draft> =
  /** What is typed and known goes to the device, or from it when it says no more than what is stored. */
  | { do: 'keep' }
  | { do: 'forget' }
  | { do: 'send'; draft: Draft; over: Base | undefined; key: string; accepted: readonly string[] | undefined }
  /** The form shows what must be mended in it before it goes out. */
  | { do: 'show'; faults: Faults }
  | { do: 'tell'; stored: Item | undefined; before: Item | undefined; isMerged: boolean }
  | { do: 'report'; error: unknown }
  | { do: 'close' };
