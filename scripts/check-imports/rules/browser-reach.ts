import type { Fault } from '../fault.ts';
import { contentContext, isBrowserEntry, islandDoor } from '../house.ts';
import type { House, SourceFile } from '../read-house.ts';

const forPages: Record<string, string> = {
  [islandDoor]: 'only a page places islands; let the page hand it in as children',
  [contentContext]: 'only a page is drawn from the snapshot; let it hand over the words as props',
};

/** What is for pages only. No file that a browser loads may reach it, over however many files. */
export function checkBrowserReach({ files }: House): Fault[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files
    .filter((file) => isBrowserEntry(file.path))
    .flatMap((entry) => {
      const cameFrom = findReached(entry, byPath);
      return Object.entries(forPages).flatMap(([end, advice]) => {
        if (!cameFrom.has(end)) return [];
        const way = trace(end, cameFrom).join(' → ');
        const message = `runs in browsers and reaches the server's ${end} by ${way}: ${advice}`;
        return [{ path: entry.path, line: 1, message }];
      });
    });
}

/** Each file with the one over which it was reached. */
function findReached(entry: SourceFile, byPath: Map<string, SourceFile>): Map<string, string | undefined> {
  const cameFrom = new Map<string, string | undefined>([[entry.path, undefined]]);
  for (const path of cameFrom.keys()) {
    for (const target of byPath.get(path)?.imports ?? []) {
      if (target.path === undefined || target.kind === 'type' || cameFrom.has(target.path)) continue;
      cameFrom.set(target.path, path);
    }
  }
  return cameFrom;
}

function trace(end: string, cameFrom: Map<string, string | undefined>): string[] {
  const way: string[] = [];
  for (let path: string | undefined = end; path !== undefined; path = cameFrom.get(path)) way.unshift(path);
  return way;
}
