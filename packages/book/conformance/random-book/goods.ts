/** Stock documents: goods moved, counted, revalued, assembled and disassembled without a trade. */

import type { Command, Scene, StoredDocument } from './scene.ts';

const other = (location: string): string => (location === 'HQ' ? 'KL' : 'HQ');

function assemble(scene: Scene): Command {
  const order: StoredDocument | undefined = scene.isWay(3) ? scene.document('AO') : undefined;
  const own = { itemCode: 'FG', assemblyCost: 1.115, location: scene.location };
  return [
    'create-stock-assembly',
    { docDate: scene.docDate, qty: scene.step.quantity, ...(order ? { fromDocNo: order.doc_no } : own) },
  ];
}

export const GOODS = {
  find: (scene: Scene): Command => [
    'create-stock-receive',
    { docDate: scene.docDate, lines: [scene.stockLine(scene.isWay(2) ? { unitCost: scene.price } : {})] },
  ],
  consume: (scene: Scene): Command => ['create-stock-issue', { docDate: scene.docDate, lines: [scene.stockLine()] }],
  'write-off': (scene: Scene): Command => ['create-stock-write-off', { docDate: scene.docDate, lines: [scene.stockLine()] }],
  adjust: (scene: Scene): Command => [
    'create-stock-adjustment',
    {
      docDate: scene.docDate,
      lines: [scene.stockLine({ qty: scene.isWay(2) ? scene.step.quantity : -scene.step.quantity })],
    },
  ],
  'move-stock': (scene: Scene): Command => [
    'create-stock-transfer',
    {
      docDate: scene.docDate,
      fromLocation: scene.location,
      toLocation: other(scene.location),
      lines: [{ itemCode: scene.item, qty: scene.step.quantity }],
    },
  ],
  count: (scene: Scene): Command => [
    'create-stock-take',
    { docDate: scene.docDate, location: scene.location, lines: [{ itemCode: scene.item, countedQty: scene.step.quantity * 3 }] },
  ],
  revalue: (scene: Scene): Command => [
    'create-stock-update-cost',
    { docDate: scene.docDate, location: scene.location, lines: [{ itemCode: scene.item, unitCost: scene.price }] },
  ],
  'open-boxes': (scene: Scene): Command => [
    'create-stock-uom-conversion',
    {
      docDate: scene.docDate,
      lines: [{ itemCode: 'BOLT', qty: 1, fromUom: 'BOX', toQty: 12, toUom: 'PCS', location: scene.location }],
    },
  ],
  'plan-assembly': (scene: Scene): Command => [
    'create-stock-assembly-order',
    { docDate: scene.docDate, itemCode: 'FG', qty: scene.step.quantity, assemblyCost: 0.99, location: scene.location },
  ],
  assemble,
  'take-apart': (scene: Scene): Command => [
    'create-stock-disassembly',
    { docDate: scene.docDate, itemCode: 'FG', qty: scene.step.quantity, location: scene.location },
  ],
} as const;
