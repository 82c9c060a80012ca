import type { QueryClient } from '@tanstack/react-query';
import type { versionCalls } from '#/http/version-calls.ts';
import type { SavedVersion } from '#/stored/versions.ts';
import type { VersionField } from './version-fields.ts';

export interface VersionsPlan<Version extends SavedVersion> {
  calls: ReturnType<typeof versionCalls<Version>>;
  compare: (before: Version, after: Version) => VersionField[];
  /** Visitors always read the latest published version; a draft stands beside that one. */
  isAlwaysOut?: boolean;
  /** Reads again what a restoration has changed. */
  refresh: (queries: QueryClient) => Promise<unknown>;
  words: {
    hint: string;
    failed: string;
    isSame: string;
    confirmRestoring: (version: number) => string;
    restoringHint: string;
    restored: string;
    /** Of a version that nobody has saved, where it is known why. */
    firstVersion?: string;
  };
  /** What else somebody should know who goes back to this version. */
  warn?: (version: Version) => string | undefined;
}
