/** Whom a document is for: name, address and numbers, as the document has them and else as the party's record has them. */

import type { Payload } from '@ledgerline/catalog';
import { SIDES, type Side } from '../../posting/matrix.ts';
import { textMember } from '../../records/master.ts';
import type { Work } from '../../work.ts';
import { addressOf, joinedTexts, labelled, linesOf } from '../sheet/company.ts';
import type { Block } from '../sheet/sheet.ts';
import type { Phrase, Say } from '../words/phrases.ts';
import { headerText, type Print } from './print.ts';

const DELIVERY = ['deliverAddress1', 'deliverAddress2', 'deliverAddress3', 'deliverAddress4'];

function branchOf(party: Payload, code: string | null): Payload {
  const branches = Array.isArray(party.branches) ? (party.branches as readonly Payload[]) : [];
  return branches.find((branch) => code !== null && branch.branchCode === code) ?? {};
}

/** What the tax office knows somebody by. */
function taxNumbers(work: Work, say: Say, entityID: unknown): string {
  if (typeof entityID !== 'number') return '';
  const entity = work.records.find('tax-entity', String(entityID))?.data ?? {};
  const known = (name: string): string | null => {
    const number = textMember(entity[name]);
    return number === 'NA' ? null : number;
  };
  return joinedTexts(
    ' · ',
    labelled(say('registrationNo'), known('idNo')),
    labelled(say('taxNo'), known('tin')),
    labelled(say('sstNo'), known('sstNo')),
  );
}

/** A party's block; what the document says of it goes before what its record says. */
export function partyBlock(work: Work, say: Say, side: Side, code: string, label: Phrase, header: Payload = {}): Block {
  const { partyKind, partyName } = SIDES[side];
  const record = work.records.find(partyKind, code)?.data ?? {};
  const branch = branchOf(record, textMember(header.branchCode));
  const address = [header, branch, record].map((data) => addressOf(data)).find((lines) => lines.length > 0) ?? [];
  const first = (name: string): string | null => textMember(header[name]) ?? textMember(branch[name]) ?? textMember(record[name]);
  return {
    label: say(label),
    name: textMember(header[partyName]) ?? textMember(record.companyName) ?? code,
    lines: linesOf(
      textMember(branch.branchName),
      ...address,
      labelled(say('attention'), first('attention')),
      joinedTexts(' · ', labelled(say('phone'), first('phone1')), labelled(say('fax'), first('fax1'))),
      taxNumbers(work, say, header.taxEntityID ?? record.taxEntityID),
      labelled(say('partyAccount'), code),
    ),
  };
}

function deliveryBlock(print: Print): readonly Block[] {
  const { document, say } = print;
  const address = addressOf(document.header, DELIVERY);
  const contact = headerText(print, 'deliverContact');
  const phone = labelled(say('phone'), headerText(print, 'deliverPhone1'));
  const [name = contact ?? '', ...rest] = contact === null ? address : [contact, ...address];
  return name === '' ? [] : [{ label: say('deliverTo'), name, lines: linesOf(...rest, phone) }];
}

/** Everybody a document speaks of: its party, where it goes, or who a cash book entry pays. */
export function addresseesOf(print: Print, label: Phrase): readonly Block[] {
  const { work, document, effect, say } = print;
  if (effect.kind === 'contra') {
    return [
      partyBlock(work, say, 'AR', String(document.header.debtorCode), 'customer'),
      partyBlock(work, say, 'AP', String(document.header.creditorCode), 'supplier'),
    ];
  }
  if ((effect.kind === 'bill' || effect.kind === 'settlement') && document.party !== null) {
    return [partyBlock(work, say, effect.side, document.party, label, document.header), ...deliveryBlock(print)];
  }
  const payee = headerText(print, 'payee');
  return payee === null ? [] : [{ label: say(label), name: payee, lines: [] }];
}
