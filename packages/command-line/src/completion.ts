/** Completion for bash, zsh, fish and PowerShell. The only file that knows how it is made. */

import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

/** Adds the command that prints the scripts and returns completions to the shells. */
export function addCompletion(program: Command): void {
  tab(program, { completionCommandName: 'completion' });
}
