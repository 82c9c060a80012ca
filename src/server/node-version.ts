/** Same as `engines` in package.json; a test compares them. */
export const oldestNode = 24;

/** An older Node would crash without a message when SQLite opens. @throws {Error} a sentence with the cure */
export function assertNodeVersion(version: string): void {
  if (Number.parseInt(version, 10) >= oldestNode) return;
  throw new Error(
    `Node ${version} is too old: this server needs Node ${oldestNode} or newer. "npm ci" brings one, and "npm start" uses it.`,
  );
}
