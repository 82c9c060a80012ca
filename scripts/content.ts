import { content, runContent } from './content/run-content.ts';
import { runCommand } from './run-command.ts';

await runCommand(runContent, content);
