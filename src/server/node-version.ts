/** The same as `engines` in package.json; a test holds the two together. */
export const oldestNode = 24;

/** @throws {Error} a sentence where an older Node would crash without a word as soon as SQLite is opened */
export function assertNodeVersion(version: string): void {
  if (Number.parseInt(version, 10) >= oldestNode) return;
  throw new Error(
    `Node ${version} is too old: this server needs Node ${oldestNode} or newer. "npm ci" brings one, and "npm start" uses it.`,
  );
}
