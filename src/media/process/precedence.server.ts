import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** For processes beside the server: what they do can wait, and visitors cannot. */
export function givePrecedenceToServer() {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    // when the machine runs out of memory, Linux ends this process and not the server
    writeFileSync('/proc/self/oom_score_adj', '800');
    // precedence once more, for its session, which Linux weighs against the server's (sched(7), autogroup)
    writeFileSync('/proc/self/autogroup', String(constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // another system, or a container that does not let it: it works all the same
  }
}
