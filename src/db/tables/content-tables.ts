import type { Generated } from 'kysely';
import type { Binnable, Flag } from './columns.ts';

export interface NewsTable extends Binnable {
  id: Generated<number>;
  title: string;
  excerpt: string;
  content: string;
  category: string;
  imageUrl: string | null;
  /** JSON list of URLs. */
  images: string;
  isPublished: Flag;
  createdAt: string;
  updatedAt: string;
  /** Rises with each change; an editor who saves an older one is told so. */
  version: Generated<number>;
}

/** One row for each version that an article has had, the present one included. */
export interface NewsVersionsTable
  extends Omit<NewsTable, 'id' | 'createdAt' | 'updatedAt' | 'version' | keyof Binnable> {
  newsId: number;
  version: number;
  savedAt: string;
  /** Username, as it was then; empty where it is not known. */
  savedBy: string;
}

export interface OperationsTable extends Binnable {
  id: Generated<number>;
  title: string;
  description: string;
  location: string;
  /** 'YYYY-MM-DD': a day of the calendar, not a moment. */
  date: string;
  status: string;
  /** Null when it is none of the eight. */
  type: string | null;
  rescuedCount: number;
  volunteerCount: number;
  imageUrl: string | null;
  createdAt: string;
  updatedAt: string;
  /** As in the news. */
  version: Generated<number>;
}

export interface PhotosTable extends Binnable {
  id: Generated<number>;
  imageUrl: string;
  title: string;
  description: string;
  category: string;
  /** Null when it shows none, or one that has left the bin for good. */
  operationId: number | null;
  createdAt: string;
}
