const columns = 30;

/** A bar on a terminal; elsewhere, as in a log, a plain line for each step. */
export function openProgress(total: number, to: NodeJS.WriteStream = process.stderr) {
  let done = 0;
  const clear = () => to.write('\r\x1b[K');
  return {
    /** @param isKept the words stay above the bar */
    step(words: string, { isKept = false } = {}) {
      done += 1;
      if (!to.isTTY) return void to.write(`${done}/${total} ${words}\n`);
      clear();
      if (isKept) to.write(`${words}\n`);
      const filled = Math.round((done / total) * columns);
      to.write(`[${'█'.repeat(filled)}${'·'.repeat(columns - filled)}] ${done}/${total} ${words}`);
    },
    end() {
      if (to.isTTY) clear();
    },
  };
}
