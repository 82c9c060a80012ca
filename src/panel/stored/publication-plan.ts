import type { QueryClient } from '@tanstack/react-query';
import type { Stored } from './save-draft.ts';

export interface PublicationChange {
  id: number;
  /** That the person has seen; a newer one is not changed. */
  version: number;
  published: boolean;
}

export interface PublicationPlan<Saved extends Stored> {
  change: (queries: QueryClient, change: PublicationChange) => Promise<Saved | undefined>;
  /** Fetches the list again. */
  refresh: (queries: QueryClient, saved?: Saved) => Promise<unknown>;
  words: {
    confirmUnpublish: string;
    unpublishHint: (title: string) => string;
    unpublishing: string;
    unpublished: string;
    unpublishFailed: string;
    publishedAgain: string;
  };
}
