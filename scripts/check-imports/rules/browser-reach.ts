import type { Fault } from '../fault.ts';
import { isBrowserEntry, islandDoor } from '../house.ts';
import type { House, SourceFile } from '../read-house.ts';

/** The server half of an island is for pages. Whoever a browser loads must not reach it, over however many files. */
export function checkBrowserReach({ files }: House): Fault[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files
    .filter((file) => isBrowserEntry(file.path))
    .flatMap((entry) => {
      const way = findWay(entry, byPath);
      if (!way) return [];
      const message = `runs in browsers and reaches the server's ${islandDoor} by ${way.join(' → ')}: only a page places islands; let the page hand it in as children`;
      return [{ path: entry.path, line: 1, message }];
    });
}

function findWay(entry: SourceFile, byPath: Map<string, SourceFile>): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[entry.path, undefined]]);
  for (const path of cameFrom.keys()) {
    for (const target of byPath.get(path)?.imports ?? []) {
      if (target.path === undefined || target.kind === 'type' || cameFrom.has(target.path)) continue;
      cameFrom.set(target.path, path);
    }
  }
  return cameFrom.has(islandDoor) ? trace(islandDoor, cameFrom) : undefined;
}

function trace(end: string, cameFrom: Map<string, string | undefined>): string[] {
  const way: string[] = [];
  for (let path: string | undefined = end; path !== undefined; path = cameFrom.get(path)) way.unshift(path);
  return way;
}
