import type { UseQueryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Binned } from '#/http/answers.server.ts';
import type { GuidePart } from '#/i18n/tr/guide.ts';
import type { PresenceSubject } from '#/stored/presence.ts';
import type { ButtonLook } from '../button.tsx';
import type { Listed, Row } from './list-row.tsx';

/** Draws a dialog. */
export type Dialog = (onClose: () => void) => ReactNode;

/** A button or an entry of a menu, and the dialog that it opens. */
export interface Entry {
  label: string;
  icon: LucideIcon;
  dialog: Dialog;
}

export interface FormProps<Item> {
  /** Undefined for something new. */
  id?: number;
  /** As the list holds it. */
  known?: Item;
  /** The slot of the text to go on with. */
  slot?: string;
  /** Where it opens. */
  field?: string;
  onClose: () => void;
}

/** Acts for several at once. */
export interface Bulk<Item> {
  words: {
    selectAll: string;
    selected: (number: number) => string;
  };
  acts: readonly {
    label: string;
    icon: LucideIcon;
    look?: ButtonLook['look'];
    /** Tells of what has come whether this can be done to it; left out, it can to all. */
    takes?: (item: Item) => boolean;
    dialog: (chosen: Chosen<Item>) => ReactNode;
  }[];
}

export interface Chosen<Item> {
  ids: readonly number[];
  /** Those of the list that have come. */
  known: readonly Item[];
  /** How many are selected to which this cannot be done. */
  leftOut: number;
  /** Called with those to which it has been done; the others stay selected. */
  onDone: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** A sentence; one of a kind of which several go together is made of their number. */
export type Counted = string | ((number: number) => string);

export interface BinPlan {
  query: UseQueryOptions<Binned[], Error, Binned[], string[]>;
  restore: (id: number) => Promise<unknown>;
  words: { binHint: (days: number) => string; restored: Counted };
}

export interface DeletionPlan extends BinPlan {
  remove: (id: number) => Promise<void>;
  words: BinPlan['words'] & {
    confirmDeletion: Counted;
    deleted: Counted;
    /** Said of several, of which some stay; of a single one the reason is told. */
    notDeleted: (number: number) => string;
  };
}

/** A kind of stored things as its tab lists it; all that is the kind's own. */
export interface ListPlan<Item extends Listed> {
  /** Names its unsaved texts, and the links that open its forms. */
  kind: string;
  title: string;
  help: GuidePart;
  words: {
    count: (number: number) => string;
    create: string;
    loading: string;
    failed: string;
    hint: string;
    noneYet: string;
    noneYetHint: string;
    search: string;
    searchHint: string;
  };
  icons: { none: LucideIcon; create: LucideIcon };
  row: (item: Item) => Row;
  /** Links of a row: to its page, and to its preview. */
  links?: (item: Item) => ReactNode;
  Form: ComponentType<FormProps<Item>>;
  bin: DeletionPlan;
  /** Of a kind that knows drafts: publishes what is one and takes back what is out, and shows its versions. */
  publication?: Record<'Change' | 'Versions', ComponentType<{ item: Item; onClose: () => void }>> & {
    ChangeMany: ComponentType<Chosen<Item> & { isPublishing: boolean }>;
  };
  presence?: PresenceSubject;
  /** Further entries of a row's menu, for who may change it. */
  acts?: (item: Item) => readonly Entry[];
  /** Buttons between the bin and the new one of tiles, and beside the title of rows. @param total how many there are */
  buttons?: (total: number) => readonly Entry[];
  /** Draws tiles instead of rows, with acts for several of its own. */
  tiles?: Bulk<Item>;
}
