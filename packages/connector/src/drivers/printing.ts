/** Documents of other packages, printed with the templates of the embedded book. */

import { printFrom } from '@ledgerline/book';
import type { Payload } from '@ledgerline/catalog';
import type { Print } from './driver-program.ts';
import type { PrintStep } from './protocol.ts';

/** The step as a command; its payload was parsed from JSON. */
const stepOf = <Step extends PrintStep>(step: Step) => ({ ...step, payload: step.payload as Payload });

export const printDocument: Print = (source, command) => {
  const { company, defaultAccounts, terms, commands, check } = source;
  const printed = printFrom(
    {
      company: company as Payload,
      defaultAccounts: defaultAccounts as Payload,
      terms: terms as readonly Payload[],
      commands: commands.map(stepOf),
      check: { ...stepOf(check), fields: check.fields as Payload },
    },
    stepOf(command),
  );
  const { artifact: _, ...result } = printed.result as { readonly artifact?: unknown; readonly ok: boolean };
  const file = printed.file && {
    fileName: printed.file.fileName,
    contentType: printed.file.contentType,
    content: printed.file.bytes,
  };
  return { result, artifact: file };
};
