/** Rules on the components of packages, bills of materials and assemblies. Knows no command and no shape. */

import type { Sentence } from '@ledgerline/words';
import { ruleSays } from '@ledgerline/words/problem/rule';
import type { Payload, Rule } from '../declaration/declaration.ts';
import { rowsOf, rule } from '../declaration/rules.ts';

/** Every component item appears once in `lines`, unless the request says otherwise or takes rows away. */
export function componentsOnce(id: string, sentence: Sentence, isAllowed: (payload: Payload) => boolean = () => false): Rule {
  return rule(id, sentence, (payload) => {
    if (isAllowed(payload) || payload.detailMode === 'delete') return [];
    const seen = new Set<string>();
    return rowsOf(payload, 'lines').flatMap(([row, index]) => {
      if (typeof row.itemCode !== 'string') return [];
      if (seen.has(row.itemCode)) return [{ path: `/lines/${index}/itemCode` }];
      seen.add(row.itemCode);
      return [];
    });
  });
}

export const componentNotItself: Rule = rule('component-not-itself', ruleSays.componentNotItself(), (payload) =>
  rowsOf(payload, 'lines').flatMap(([row, index]) =>
    payload.itemCode !== undefined && row.itemCode === payload.itemCode ? [{ path: `/lines/${index}/itemCode` }] : [],
  ),
);

/** Rows that an update adds are complete, as those of a create are. */
export function newRowsNeed(...names: readonly string[]): Rule {
  return rule('new-rows-complete', ruleSays.newRowsComplete(names), (payload) => {
    if (payload.detailMode !== 'append' && payload.detailMode !== 'replace') return [];
    return rowsOf(payload, 'lines').flatMap(([row, index]) =>
      names.filter((name) => row[name] === undefined).map((name) => ({ path: `/lines/${index}/${name}` })),
    );
  });
}
