/** Drafts: documents that are not posted yet, and what happens to them. */

import { nameOf, withdrawals } from './change.ts';
import type { Command, Scene, StoredDocument } from './scene.ts';
import { TRADE } from './trade.ts';

const KEPT_BACK = [
  'sell',
  'deliver',
  'buy',
  'receive',
  'go-on-with-sale',
  'invoice-delivery',
  'return-sale',
  'go-on-with-order',
] as const;

function keepBack(scene: Scene): Command {
  const action = KEPT_BACK[scene.step.cents % KEPT_BACK.length] ?? 'sell';
  const [type, payload] = TRADE[action](scene);
  return [type, { ...payload, saveAsDraft: true }];
}

/** Posts a draft, mostly, some of them on another day or with a change, or discards it. */
function endDraft(scene: Scene): Command {
  const drafts = scene.db.all<StoredDocument>(`SELECT * FROM document WHERE status = 'Draft' ORDER BY doc_key`);
  const draft = drafts[scene.step.pick % Math.max(1, drafts.length)];
  if (!draft) return keepBack(scene);
  const [discard = ''] = withdrawals(draft.doc_type);
  if (scene.isWay(5)) return [discard, { docNo: draft.doc_no }];
  const later = draft.doc_date < scene.docDate && scene.isWay(2) ? { docDate: scene.docDate } : {};
  const preview = scene.isWay(7) ? { validateOnly: true } : {};
  return [
    `update-${nameOf(draft.doc_type)}`,
    { docNo: draft.doc_no, reason: 'Approved', saveAsDraft: false, ...later, ...preview },
  ];
}

export const DRAFTS = { 'keep-back': keepBack, 'end-draft': endDraft, 'end-draft-too': endDraft } as const;
