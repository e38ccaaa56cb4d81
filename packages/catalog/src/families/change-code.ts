/** change-X-code: gives a record another code and takes everything that refers to it along. One builder; a kind is one declaration. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { CommandDeclaration, Sample } from '../declaration/declaration.ts';
import { withArticle } from '../declaration/family.ts';
import { selecting } from '../declaration/fields.ts';
import { edit } from '../declaration/irregular.ts';
import { bookRule, confirmUnlessPreflight, differ } from '../declaration/rules.ts';
import { code, flag, shape } from '../declaration/shape.ts';
import type { ChangedCode } from '../declaration/task.ts';

export interface ChangeOfCode {
  /** Kebab-case: gl-account, as in change-gl-account-code. */
  readonly kind: ChangedCode;
  /** How people say it: GL account. */
  readonly one: string;
  readonly codeLengthMax: number;
  /** The data that refers to the code and therefore changes with it. */
  readonly follows: string;
  /** The record of the sample company that the example gives another code. */
  readonly sample: Sample;
  readonly newCode: string;
  readonly reason: string;
  /** A code of the seed whose change is only checked. */
  readonly preflight: { readonly oldCode: string; readonly newCode: string };
}

const codesDiffer = differ('codes-differ', ruleSays.codesDiffer(), 'oldCode', 'newCode');
const newCodeFree = bookRule(
  'new-code-free',
  'oldCode must exist and newCode must be free; two records are never merged by this command.',
);

export function changeCode(declared: ChangeOfCode): CommandDeclaration {
  const { kind, one, codeLengthMax, sample, newCode, reason, preflight } = declared;
  const commandType = `change-${kind}-code`;
  return edit({
    commandType,
    verb: 'change',
    task: { kind: 'change-code', code: kind },
    document: 'change-code',
    displayGroup: 'Change of code',
    title: `Change the code of ${withArticle(one)}`,
    summary: `Gives ${withArticle(one)} another code. ${declared.follows}`,
    notes: [
      'A preflight with validateOnly changes nothing and counts what refers to the old code.',
      'A preflight and the actual save need distinct commandIds.',
      'Whether the installed connector offers this is told by read-change-code-capabilities.',
    ],
    aiInstructions: `Run it with validateOnly first and show the user how much refers to the old code. Send confirm true only after the user has agreed to both codes.`,
    shape: shape(
      commandType,
      {
        oldCode: code(codeLengthMax, `Code that the ${one} has now.`, { role: 'selector' }),
        newCode: code(codeLengthMax, `New code of the ${one}.`, { effect: 'financial' }),
        reason: selecting.requiredReason,
        validateOnly: selecting.validateOnly,
        confirm: flag('Must be true for an actual save; a preflight with validateOnly does not need it.', { role: 'selector' }),
      },
      { required: ['oldCode', 'newCode', 'reason'], isStrict: true, rules: [codesDiffer, confirmUnlessPreflight, newCodeFree] },
    ),
    example: { oldCode: sample.code, newCode, reason, confirm: true },
    moreExamples: [{ title: 'See what would change', payload: { ...preflight, reason, validateOnly: true } }],
    usesSamples: [sample.code],
  });
}
